import { choice, listOf } from '../../codec/index.ts'
import { GEAR_SLOTS } from '@daykeep/rules/model'
import { contentFile, fileKind } from '../file-kind.ts'

/** What one wears when one wears nothing: no stats, no price, no picture. docs/reference/content-facts.md 3.2. */
export const baseGear = fileKind({
  name: 'base-gear',
  pattern: /^gear\/base\.json$/,
  codec: contentFile({ slots: listOf(choice(...GEAR_SLOTS)) }),
  entries: ({ slots }) =>
    slots.flatMap((slot, index) =>
      slot === undefined ? [] : [{ kind: 'gear', key: `${slot}_base_0`, at: ['slots', index] }],
    ),
})
