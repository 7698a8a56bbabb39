import type { ComponentText } from '@mazmorra/kernel';

/** Combat and power cards. */
export const combatCards: Readonly<Record<string, ComponentText>> = {
  'combat-quick-shot': { name: 'Quick Shot' },
  'combat-true-shot': { name: 'True Shot' },
  'combat-piercing-shot': { name: 'Piercing Shot' },
  'combat-volley': { name: 'Volley' },
  'combat-slash': { name: 'Slash' },
  'combat-lunge': { name: 'Lunge' },
  'combat-deep-blow': { name: 'Deep Blow' },
  'combat-heart-strike': { name: 'Heart Strike' },
  'combat-agony-bolt': { name: 'Agony Bolt' },
  'combat-bolt': { name: 'Bolt' },
  'combat-arcane-blast': { name: 'Arcane Blast' },
  'combat-inferno': { name: 'Inferno' },
  'power-guided-shot': {
    name: 'Guided Shot',
    text: 'After the reveal you may swap this card for another one from your hand; this one is discarded.',
  },
  'power-elven-volley': { name: 'Elven Volley' },
  'power-evasive-step': {
    name: 'Evasive Step',
    text: 'If you lose this round, at most 1 card is added to your damage pile.',
  },
  'power-hunters-patience': { name: "Hunter's Patience", text: 'Next round add +3 to your attack value.' },
  'power-cleansing-flame': { name: 'Cleansing Flame' },
  'power-prayer-of-kellos': { name: 'Prayer of Kellos', text: 'Discard up to 1 card from your damage pile.' },
  'power-penance': {
    name: 'Penance',
    text: 'You may put 1 card from your hand in your own damage pile to add +3 to your attack value.',
  },
  'power-blessed-ward': { name: 'Blessed Ward', text: 'Next round your opponent cannot score a deathblow.' },
  'power-unleashed-rage': {
    name: 'Unleashed Rage',
    text: 'Each value-1 card you now discard from your hand gives +1 attack.',
  },
  'power-axe-storm': { name: 'Axe Storm' },
  'power-reckless-charge': { name: 'Reckless Charge', text: 'Draw 1 combat card.' },
  'power-battle-cry': { name: 'Battle Cry', text: 'Your opponent discards 1 random card from hand.' },
  'power-piercing-arrow': { name: 'Piercing Arrow' },
  'power-tribal-cunning': { name: 'Tribal Cunning', text: 'Draw 2 combat cards.' },
  'power-swift-strike': { name: 'Swift Strike', text: 'Your opponent cannot counterattack this round.' },
  'power-sisterhood': {
    name: 'Sisterhood',
    text: 'Take 1 card of your choice from the combat stack into your hand.',
  },
  'power-shield-wall': {
    name: 'Shield Wall',
    text: 'If you lose this round, 1 card fewer is added to your damage pile.',
  },
  'power-glorious-blow': { name: 'Glorious Blow' },
  'power-knights-challenge': {
    name: "Knight's Challenge",
    text: 'Next round your opponent must play a melee card if able.',
  },
  'power-heroic-stand': { name: 'Heroic Stand', text: 'Your attack next round gets +1.' },
  'power-shared-fates': {
    name: 'Shared Fates',
    text: "You see the opponent's hand and may take one card from it.",
  },
  'power-firestorm': { name: 'Firestorm' },
  'power-brightblaze-dive': {
    name: 'Brightblaze Dive',
    text: "If you win this round, add the top card of the combat deck to your opponent's damage pile.",
  },
  'power-ancestral-wrath': {
    name: 'Ancestral Wrath',
    text: 'If your opponent played a ranged card, add +1 to your attack value.',
  },
  'power-poisoned-arrow': {
    name: 'Poisoned Arrow',
    text: 'Name an attack type: if the opponent uses it next round, you get +4 attack.',
  },
  'power-deadly-shot': {
    name: 'Deadly Shot',
    text: 'Name an attack type: if you use it next round, you get +2 attack.',
  },
  'power-bone-splinters': {
    name: 'Bone Splinters',
    text: "If you win this round, add the top card of the combat deck to your opponent's damage pile.",
  },
  'power-grave-chill': { name: 'Grave Chill', text: 'Your opponent discards 1 random card from hand.' },
  'power-agony-of-remembrance': {
    name: 'Agony of Remembrance',
    text: "Cancels the opponent's card of next round if its printed value is 3 or higher.",
  },
  'power-infernal-pact': { name: 'Infernal Pact', text: 'Draw 2 combat cards.' },
  'power-dark-bolt': { name: 'Dark Bolt', text: 'Your opponent cannot counterattack this round.' },
  'power-soulfire': { name: 'Soulfire' },
  'power-hammer-blow': { name: 'Hammer Blow', text: 'Your attack next round gets +1.' },
  'power-wild-swing': { name: 'Wild Swing', text: 'Next round subtract 2 from your attack value.' },
  'power-crushing-grip': { name: 'Crushing Grip', text: 'Next round your opponent cannot counterattack.' },
  'power-thick-hide': {
    name: 'Thick Hide',
    text: 'If you lose this round, 1 card fewer is added to your damage pile.',
  },
  'power-natural-armor': { name: 'Natural Armor', text: 'Remove at most 2 cards from your damage pile.' },
  'power-stone-fist': {
    name: 'Stone Fist',
    text: 'If your opponent played a ranged card, that card is cancelled.',
  },
  'power-iron-skin': {
    name: 'Iron Skin',
    text: 'If you lose this round, 2 cards fewer are added to your damage pile.',
  },
  'power-earthshaker': { name: 'Earthshaker' },
  'power-aura-of-terror': {
    name: 'Aura of Terror',
    text: "On winning the round, one combat-stack card of your choice may go to the opponent's damage pile.",
  },
  'power-hellfire': { name: 'Hellfire' },
  'power-burning-whip': {
    name: 'Burning Whip',
    text: "If you win this round, add the top card of the combat deck to your opponent's damage pile.",
  },
  'power-infernal-hunger': {
    name: 'Infernal Hunger',
    text: 'Your opponent discards 1 random card from hand.',
  },
};
