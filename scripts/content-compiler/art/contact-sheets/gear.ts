import { CLASSES, GEAR_SLOTS, type GearSlot } from '@daykeep/rules/model'
import { NEWCOMER, variedPalette } from '@daykeep/rules/pictures'
import { row, type ContactSheet } from './row.ts'

/** Gear that nobody has drawn, and slots in which nothing is worn. */
export const gear: ContactSheet = (renderer) => [
  row(
    'Without art, by class and tier',
    72,
    CLASSES.flatMap((of) => [0, 2, 4, 6].map((tier) => renderer.gear('armor', {}, { class: of, tier }))),
  ),
  row(
    'Empty slots',
    72,
    GEAR_SLOTS.map((slot) => renderer.gear(slot, {}, { bare: true })),
  ),
]

const slotSheet =
  (slot: GearSlot): ContactSheet =>
  (renderer, library) => {
    const pieces = Object.keys(library.gear[slot]).map((template) => ({
      template,
      palette: variedPalette(library, template),
      motif: 'star',
    }))
    const worn = (size: 'slim' | 'broad') =>
      pieces.map((piece) => renderer.avatar({ ...NEWCOMER, size, gear: { [slot]: piece } }))
    return [
      row(
        'On its tile',
        84,
        pieces.map((piece) => renderer.gear(slot, piece, {})),
      ),
      row('Worn, slim', 140, worn('slim')),
      row('Worn, broad', 140, worn('broad')),
    ]
  }

/** `gear-armor`, `gear-head`…: every drawing of a slot, on its tile and on the doll. */
export const gearBySlot: Readonly<Record<string, ContactSheet>> = Object.fromEntries(
  GEAR_SLOTS.map((slot) => [`gear-${slot}`, slotSheet(slot)]),
)
