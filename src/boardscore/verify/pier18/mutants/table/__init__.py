"""A plain table of Pier 18, and how set-ups and views of the table are misread."""
