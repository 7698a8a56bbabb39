# The reader as one of several who do something: “you and Ana”.
you = tu
# Where the reader stands among them: `first` as in English, or `last` as in Spanish (“Ana y tú”).
reader = last
# Quotation marks: those around, and those inside others.
quote-open = «
quote-close = »
inner-open = “
inner-close = ”
