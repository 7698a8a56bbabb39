### Where the cards of Saboteur come from, on the page “About these cards”.

# What the rulebook says of them.
rulebook = The rulebook tells how many path, action, gold and dwarf cards there are in all, what every action card does, and how many miners and saboteurs take part.
# What was published elsewhere, and how far it can be trusted.
published = It does not show every path card. Their shapes and the number of each come from six public programs, which agree to the last card. The numbers of each action card come from four such programs, and those of the gold cards with 1, 2 and 3 nuggets from three.
# What is ours, and why it is as it is.
design = Path cards have no printed names: ours say what is drawn on them. Nothing else on the cards is ours.

## Headings.

groups_fixed = Start and goals
groups_paths = Path cards
groups_actions = Action cards
groups_gold = Gold cards
groups_dwarfs = Dwarf cards

## Sources as they stand behind “taken from”.

from_programs = public programs that agree with each other
