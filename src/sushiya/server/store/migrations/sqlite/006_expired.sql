-- When old matches were last looked for, so that it happens once an hour however many processes there are.
ALTER TABLE pulse ADD COLUMN expired REAL;
