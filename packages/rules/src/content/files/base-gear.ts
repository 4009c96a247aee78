import { choice, listOf } from '../codec/index.ts'
import { GEAR_SLOTS } from '../../model/user/items.ts'
import { contentFile } from './content-file.ts'
import { fileKind } from './thing.ts'

/** What one wears when one wears nothing: no stats, no price, no picture. Content facts, section 3.2. */
export const baseGear = fileKind({
  name: 'base-gear',
  pattern: /^gear\/base\.json$/,
  codec: contentFile({ slots: listOf(choice(...GEAR_SLOTS)) }),
  things: ({ slots }) =>
    slots.flatMap((slot, index) =>
      slot === undefined ? [] : [{ kind: 'gear', key: `${slot}_base_0`, at: ['slots', index] }],
    ),
})
