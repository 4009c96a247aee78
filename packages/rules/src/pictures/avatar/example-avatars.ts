import type { AvatarArt } from '../model/avatar-art.ts'

/** A new player without gear; the other examples change what differs. */
export const NEWCOMER: AvatarArt = {
  size: 'slim',
  skin: 'f5a76e',
  shirt: 'blue',
  hair: { color: 'brown', base: 1, bangs: 0, beard: 0, mustache: 0, flower: 0 },
  chair: 'none',
  gear: {},
}

/** The newcomer's hair in another colour and cut. */
export const hair = (color: string, base: number, more: Partial<AvatarArt['hair']> = {}): AvatarArt['hair'] => ({
  ...NEWCOMER.hair,
  color,
  base,
  ...more,
})

/** Twelve people of four classes and three tiers: for public pages, stories and contact sheets. */
export const EXAMPLE_AVATARS = {
  novice: {
    ...NEWCOMER,
    skin: 'f5a76e',
    gear: {
      armor: { template: 'leather', palette: 'hide' },
      weapon: { template: 'sword', palette: 'iron' },
      shield: { template: 'round', palette: 'hide' },
    },
  },
  knight: {
    ...NEWCOMER,
    size: 'broad',
    skin: '98461a',
    hair: hair('black', 9),
    gear: {
      armor: { template: 'plate', palette: 'steel', motif: 'tower' },
      head: { template: 'helm', palette: 'steel' },
      weapon: { template: 'axe', palette: 'steel' },
      shield: { template: 'tower', palette: 'crimson', motif: 'tower' },
      back: { template: 'cape', palette: 'crimson' },
    },
  },
  emberLord: {
    ...NEWCOMER,
    skin: 'ea8349',
    hair: hair('TRUred', 3),
    gear: {
      armor: { template: 'plate', palette: 'ember', motif: 'flame' },
      head: { template: 'horned', palette: 'obsidian' },
      weapon: { template: 'greatsword', palette: 'obsidian' },
      back: { template: 'bat-wings', palette: 'ember' },
    },
  },
  scout: {
    ...NEWCOMER,
    skin: 'ddc994',
    hair: hair('red', 5),
    gear: {
      armor: { template: 'leather', palette: 'moss' },
      head: { template: 'feather-cap', palette: 'forest' },
      weapon: { template: 'bow', palette: 'hide' },
      back: { template: 'quiver', palette: 'hide' },
    },
  },
  shade: {
    ...NEWCOMER,
    skin: 'c06534',
    hair: hair('black', 4),
    gear: {
      armor: { template: 'leather', palette: 'shadow' },
      head: { template: 'hood', palette: 'shadow' },
      weapon: { template: 'dagger', palette: 'shadow' },
      shield: { template: 'offhand', palette: 'shadow' },
      back: { template: 'cape', palette: 'plum' },
    },
  },
  foxTrick: {
    ...NEWCOMER,
    hair: hair('pumpkin', 1),
    gear: {
      armor: { template: 'coat', palette: 'plum' },
      headAccessory: { template: 'ears', palette: 'ember' },
      weapon: { template: 'dagger', palette: 'sun' },
      shield: { template: 'lantern', palette: 'sun' },
      back: { template: 'tail', palette: 'ember' },
    },
  },
  apprentice: {
    ...NEWCOMER,
    skin: '915533',
    hair: hair('black', 6),
    gear: {
      armor: { template: 'robe', palette: 'royal' },
      weapon: { template: 'wand', palette: 'hide' },
      shield: { template: 'tome', palette: 'crimson', motif: 'star' },
      eyewear: { template: 'glasses', palette: 'sun' },
    },
  },
  starseer: {
    ...NEWCOMER,
    skin: 'ddc994',
    hair: hair('white', 3, { bangs: 2 }),
    gear: {
      armor: { template: 'robe', palette: 'night', motif: 'moon' },
      head: { template: 'wizard-hat', palette: 'night', motif: 'moon' },
      weapon: { template: 'staff', palette: 'night' },
    },
  },
  frostmage: {
    ...NEWCOMER,
    size: 'broad',
    skin: 'c3e1dc',
    hair: hair('frost', 9, { beard: 2 }),
    gear: {
      armor: { template: 'robe', palette: 'frost', motif: 'snow' },
      head: { template: 'circlet', palette: 'steel' },
      weapon: { template: 'staff', palette: 'frost' },
      back: { template: 'cape', palette: 'royal' },
    },
  },
  acolyte: {
    ...NEWCOMER,
    skin: 'c06534',
    hair: hair('brown', 7, { flower: 1 }),
    gear: {
      armor: { template: 'tunic', palette: 'leaf' },
      weapon: { template: 'crook', palette: 'leaf' },
      shield: { template: 'orb', palette: 'mint' },
      body: { template: 'scarf', palette: 'honey' },
    },
  },
  sister: {
    ...NEWCOMER,
    skin: '915533',
    hair: hair('black', 4),
    gear: {
      armor: { template: 'gown', palette: 'dove', motif: 'heart' },
      head: { template: 'coif', palette: 'dove', motif: 'cross' },
      weapon: { template: 'book', palette: 'tide', motif: 'heart' },
      shield: { template: 'lantern', palette: 'sun' },
    },
  },
  dawnSaint: {
    ...NEWCOMER,
    skin: 'ddc994',
    hair: hair('blond', 8),
    gear: {
      armor: { template: 'gown', palette: 'honey', motif: 'sun' },
      head: { template: 'crown', palette: 'sun' },
      weapon: { template: 'staff', palette: 'sun' },
      back: { template: 'wings', palette: 'dove' },
    },
  },
} satisfies Readonly<Record<string, AvatarArt>>
