"""The page in a real browser with a real server. A package, so the browser closes after the last test."""
