you = du
reader = first
quote-open = „
quote-close = “
inner-open = ‚
inner-close = ‘
