import { type GearSlot, GEAR_SLOTS } from '@daykeep/rules/model'
import type { ArtField } from '../../art/index.ts'
import type { PieceModel, PieceOrigin } from './piece.ts'
import type { OutfitModel } from './to-outfit.ts'

const piece = (
  name: string,
  slot: GearSlot,
  origin: PieceOrigin,
  art: ArtField,
  more: Partial<PieceModel> = {},
): PieceModel => ({
  key: `${slot}_${origin}_${name}`,
  name,
  notes: 'It remembers every shore it has leaned on.',
  slot,
  origin,
  thing: { kind: 'gear', slot, art, facts: {} },
  worn: false,
  twoHanded: false,
  bonuses: [],
  ...more,
})

const STAFF = { template: 'staff', palette: 'frost' }

/** A wizard's gear after some weeks, for stories. */
export const SOME_PIECES: ReadonlyArray<PieceModel> = [
  piece('Tide staff', 'weapon', 'wizard', STAFF, {
    worn: true,
    twoHanded: true,
    bonuses: [
      { attribute: 'int', own: 9, class: 4.5 },
      { attribute: 'per', own: 3, class: 1.5 },
    ],
  }),
  piece('Willow wand', 'weapon', 'wizard', { template: 'wand', palette: 'leaf' }),
  piece(
    'Gatekeeper’s blade',
    'weapon',
    'warrior',
    { template: 'sword', palette: 'iron' },
    {
      bonuses: [{ attribute: 'str', own: 3, class: 0 }],
    },
  ),
  piece(
    'Tide robe',
    'armor',
    'wizard',
    { template: 'robe', palette: 'tide' },
    {
      worn: true,
      bonuses: [{ attribute: 'int', own: 4, class: 2 }],
    },
  ),
  piece('Seer hat', 'head', 'wizard', { template: 'wizard-hat', palette: 'plum', motif: 'moon' }, { worn: true }),
  piece('Lantern helm', 'head', 'armoire', { template: 'helm', palette: 'copper' }),
  piece('Kite shield', 'shield', 'warrior', { template: 'kite', palette: 'crimson' }),
  piece('Royal cape', 'back', 'special', { template: 'cape', palette: 'royal' }),
]

const attribute = (name: 'str' | 'int' | 'con' | 'per', total: number, gear: number, ofClass: number) => ({
  attribute: name,
  total,
  from: { base: 12, buff: 0, level: 13, gear, class: ofClass },
})

/** What that wizard wears. */
export const SOME_OUTFIT: OutfitModel = {
  name: 'equipped',
  avatar: {
    size: 'slim',
    skin: '915533',
    shirt: 'blue',
    hair: { color: 'red', base: 3, bangs: 1, beard: 0, mustache: 0, flower: 1 },
    chair: 'none',
    gear: {
      head: { template: 'wizard-hat', palette: 'plum', motif: 'moon' },
      armor: { template: 'robe', palette: 'tide' },
      weapon: { ...STAFF, twoHanded: true },
    },
  },
  slots: GEAR_SLOTS.map((slot) => ({ slot, piece: SOME_PIECES.find((each) => each.slot === slot && each.worn) })),
  attributes: [
    attribute('str', 25, 0, 0),
    attribute('int', 44.5, 13, 6.5),
    attribute('con', 25, 0, 0),
    attribute('per', 29.5, 3, 1.5),
  ],
}
