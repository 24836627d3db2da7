"""The page in a real browser with a real server. A package, so that the browser closes after it."""
