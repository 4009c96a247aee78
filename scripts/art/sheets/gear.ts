import { GEAR_SLOTS } from '../../../packages/web/src/art/library.ts'
import { NEWCOMER } from '../../../packages/web/src/art/sample-avatars.ts'
import { row, type Sheet } from './row.ts'

/** Every drawing of gear, on its tile and on the doll. */
export const gear: Sheet = (studio, library) => [
  ...GEAR_SLOTS.map((slot) =>
    row(
      slot,
      72,
      Object.keys(library.gear[slot]).flatMap((template) => [
        studio.gear(slot, { template, palette: 'steel', motif: 'star' }, {}),
        studio.gear(slot, { template, palette: 'ember', motif: 'flame' }, {}),
      ]),
    ),
  ),
  row(
    'Worn',
    130,
    GEAR_SLOTS.flatMap((slot) =>
      Object.keys(library.gear[slot]).map((template) =>
        studio.avatar({ ...NEWCOMER, gear: { [slot]: { template, palette: 'tide', motif: 'moon' } } }),
      ),
    ),
  ),
  row(
    'Without art, by class and tier',
    72,
    (['warrior', 'rogue', 'wizard', 'healer'] as const).flatMap((of) =>
      [0, 2, 4, 6].map((tier) => studio.gear('armor', {}, { class: of, tier })),
    ),
  ),
  row(
    'Empty slots',
    72,
    GEAR_SLOTS.map((slot) => studio.gear(slot, {}, { bare: true })),
  ),
]
