import { type AvatarArt, hair, NEWCOMER } from '../../art/index.ts'

/** Those who stand before the keep; on narrow screens only the first are seen. */
export const cast: readonly AvatarArt[] = [
  {
    ...NEWCOMER,
    skin: 'ddc994',
    hair: hair('white', 3, { bangs: 2 }),
    gear: {
      armor: { template: 'robe', palette: 'night', motif: 'moon' },
      head: { template: 'wizard-hat', palette: 'night', motif: 'moon' },
      weapon: { template: 'staff', palette: 'night' },
    },
    pet: { species: 'Fox', potion: 'Base' },
  },
  {
    ...NEWCOMER,
    size: 'broad',
    skin: '98461a',
    hair: hair('black', 9),
    gear: {
      armor: { template: 'plate', palette: 'steel', motif: 'tower' },
      head: { template: 'helm', palette: 'steel' },
      weapon: { template: 'sword', palette: 'steel' },
      shield: { template: 'kite', palette: 'crimson', motif: 'tower' },
    },
    mount: { species: 'Wolf', potion: 'Base' },
  },
  {
    ...NEWCOMER,
    skin: '915533',
    hair: hair('brown', 7, { flower: 1 }),
    gear: {
      armor: { template: 'tunic', palette: 'leaf' },
      weapon: { template: 'crook', palette: 'leaf' },
      shield: { template: 'orb', palette: 'mint' },
    },
    chair: 'black',
    pet: { species: 'PandaCub', potion: 'Base' },
  },
  {
    ...NEWCOMER,
    hair: hair('pumpkin', 1),
    gear: {
      armor: { template: 'coat', palette: 'plum' },
      weapon: { template: 'dagger', palette: 'sun' },
      shield: { template: 'lantern', palette: 'sun' },
    },
    pet: { species: 'Dragon', potion: 'Base' },
  },
  {
    ...NEWCOMER,
    skin: 'ddc994',
    hair: hair('blond', 8),
    gear: {
      armor: { template: 'gown', palette: 'honey', motif: 'sun' },
      head: { template: 'crown', palette: 'sun' },
      weapon: { template: 'staff', palette: 'sun' },
    },
    mount: { species: 'LionCub', potion: 'Base' },
  },
]

/** Gear on the second plate. */
export const gear = [
  { slot: 'weapon', art: { template: 'sword', palette: 'steel' } },
  { slot: 'armor', art: { template: 'plate', palette: 'steel', motif: 'tower' } },
  { slot: 'head', art: { template: 'wizard-hat', palette: 'royal', motif: 'star' } },
  { slot: 'shield', art: { template: 'kite', palette: 'royal', motif: 'sun' } },
  { slot: 'head', art: { template: 'crown', palette: 'sun' } },
  { slot: 'armor', art: { template: 'gown', palette: 'rose' } },
  { slot: 'weapon', art: { template: 'bow', palette: 'forest' } },
  { slot: 'head', art: { template: 'helm', palette: 'steel' } },
] as const

/** Animals on the third plate. */
export const animals = [
  { species: 'Wolf', potion: 'CottonCandyBlue' },
  { species: 'Dragon', potion: 'Red' },
  { species: 'Fox', potion: 'Base' },
  { species: 'PandaCub', potion: 'Base' },
  { species: 'TigerCub', potion: 'Shade' },
  { species: 'Cactus', potion: 'Base' },
  { species: 'LionCub', potion: 'Golden' },
  { species: 'FlyingPig', potion: 'Base' },
] as const
