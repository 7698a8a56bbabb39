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
    text: 'After the reveal you may swap this card for another one from your hand. This one is discarded.',
  },
  'power-elven-volley': { name: 'Elven Volley' },
  'power-evasive-step': {
    name: 'Evasive Step',
    text: 'If you lose this round, your damage pile gets 1 card at most.',
  },
  'power-hunters-patience': { name: 'Hunter’s Patience', text: 'Next round, add 3 to your attack value.' },
  'power-cleansing-flame': { name: 'Cleansing Flame' },
  'power-prayer-of-kellos': {
    name: 'Prayer of Kellos',
    text: 'You may discard 1 card from your damage pile.',
  },
  'power-penance': {
    name: 'Penance',
    text: 'You may put 1 card from your hand into your own damage pile to add 3 to your attack value.',
  },
  'power-blessed-ward': {
    name: 'Blessed Ward',
    text: 'Next round, your opponent cannot deal you a deathblow.',
  },
  'power-unleashed-rage': {
    name: 'Unleashed Rage',
    text: 'You may discard cards of attack value 1 from your hand. For each of them, add 1 to your attack value.',
  },
  'power-axe-storm': { name: 'Axe Storm' },
  'power-reckless-charge': { name: 'Reckless Charge', text: 'Draw 1 combat card.' },
  'power-battle-cry': {
    name: 'Battle Cry',
    text: 'Your opponent discards 1 card from their hand at random.',
  },
  'power-piercing-arrow': { name: 'Piercing Arrow' },
  'power-tribal-cunning': { name: 'Tribal Cunning', text: 'Draw 2 combat cards.' },
  'power-swift-strike': { name: 'Swift Strike', text: 'This round, your opponent cannot counterattack.' },
  'power-sisterhood': {
    name: 'Sisterhood',
    text: 'Choose 1 card from the combat stack and take it into your hand.',
  },
  'power-shield-wall': {
    name: 'Shield Wall',
    text: 'If you lose this round, your damage pile gets 1 card fewer.',
  },
  'power-glorious-blow': { name: 'Glorious Blow' },
  'power-knights-challenge': {
    name: 'Knight’s Challenge',
    text: 'Next round, your opponent must play a melee card if they have one.',
  },
  'power-heroic-stand': { name: 'Heroic Stand', text: 'Next round, add 1 to your attack value.' },
  'power-shared-fates': {
    name: 'Shared Fates',
    text: 'You look at your opponent’s hand and may take one of the cards.',
  },
  'power-firestorm': { name: 'Firestorm' },
  'power-brightblaze-dive': {
    name: 'Brightblaze Dive',
    text: 'If you win this round, the top card of the combat deck goes to your opponent’s damage pile as well.',
  },
  'power-ancestral-wrath': {
    name: 'Ancestral Wrath',
    text: 'If your opponent has played a ranged card, add 1 to your attack value.',
  },
  'power-poisoned-arrow': {
    name: 'Poisoned Arrow',
    text: 'Choose an attack type. If your opponent uses it next round, add 4 to your attack value.',
  },
  'power-deadly-shot': {
    name: 'Deadly Shot',
    text: 'Choose an attack type. If you use it next round, add 2 to your attack value.',
  },
  'power-bone-splinters': {
    name: 'Bone Splinters',
    text: 'If you win this round, the top card of the combat deck goes to your opponent’s damage pile as well.',
  },
  'power-grave-chill': {
    name: 'Grave Chill',
    text: 'Your opponent discards 1 card from their hand at random.',
  },
  'power-agony-of-remembrance': {
    name: 'Agony of Remembrance',
    text: 'Next round, if your opponent plays a card of attack value 3 or more, that card is cancelled.',
  },
  'power-infernal-pact': { name: 'Infernal Pact', text: 'Draw 2 combat cards.' },
  'power-dark-bolt': { name: 'Dark Bolt', text: 'This round, your opponent cannot counterattack.' },
  'power-soulfire': { name: 'Soulfire' },
  'power-hammer-blow': { name: 'Hammer Blow', text: 'Next round, add 1 to your attack value.' },
  'power-wild-swing': { name: 'Wild Swing', text: 'Next round, subtract 2 from your attack value.' },
  'power-crushing-grip': { name: 'Crushing Grip', text: 'Next round, your opponent cannot counterattack.' },
  'power-thick-hide': {
    name: 'Thick Hide',
    text: 'If you lose this round, your damage pile gets 1 card fewer.',
  },
  'power-natural-armor': {
    name: 'Natural Armor',
    text: 'You may discard up to 2 cards from your damage pile.',
  },
  'power-stone-fist': {
    name: 'Stone Fist',
    text: 'If your opponent has played a ranged card, that card is cancelled.',
  },
  'power-iron-skin': {
    name: 'Iron Skin',
    text: 'If you lose this round, your damage pile gets 2 cards fewer.',
  },
  'power-earthshaker': { name: 'Earthshaker' },
  'power-aura-of-terror': {
    name: 'Aura of Terror',
    text: 'If you win this round, you may move a card from the combat stack to your opponent’s damage pile.',
  },
  'power-hellfire': { name: 'Hellfire' },
  'power-burning-whip': {
    name: 'Burning Whip',
    text: 'If you win this round, the top card of the combat deck goes to your opponent’s damage pile as well.',
  },
  'power-infernal-hunger': {
    name: 'Infernal Hunger',
    text: 'Your opponent discards 1 card from their hand at random.',
  },
};
