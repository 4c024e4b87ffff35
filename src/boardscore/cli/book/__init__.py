"""The book of finished games at the command line."""
