# What sentences are made with in this language. Everything else about it (plurals, numbers, dates, its own name) is known to browsers and to
# Node.

# The reader as one of several who do something: “you and Ana”.
you = you
# Where the reader stands among them: `first` as in English, or `last` as in Spanish (“Ana y tú”).
reader = first
# Quotation marks: those around, and those inside others.
quote-open = “
quote-close = ”
inner-open = ‘
inner-close = ’
