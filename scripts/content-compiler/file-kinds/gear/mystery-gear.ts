import type { GearSlot } from '@daykeep/rules/model'
import { AnyMonth, strictObject, exactly, Flag, KeyText, listOf, oneOf } from '../../codec/index.ts'
import { gearArt } from '../art.ts'
import { contentFile, fileKind, type LocalIssue } from '../file-kind.ts'
import type { ContentEntry } from '../content-entry.ts'

const pieceIn = <Slot extends GearSlot>(slot: Slot) =>
  strictObject({ slot: exactly(slot) }, { variant: KeyText, twoHanded: Flag, art: gearArt(slot) })

const MysteryPiece = oneOf('slot', {
  weapon: pieceIn('weapon'),
  armor: pieceIn('armor'),
  head: pieceIn('head'),
  shield: pieceIn('shield'),
  body: pieceIn('body'),
  back: pieceIn('back'),
  headAccessory: pieceIn('headAccessory'),
  eyewear: pieceIn('eyewear'),
})

/** The key of a month's set: `2026-11` is 202611. */
export const mysterySetKey = (month: string): string => month.replace('-', '')

/** The name of a piece within its group: its set, and where a slot has two pieces in one month, which of them. */
export const mysteryName = (month: string, variant = ''): string => `${mysterySetKey(month)}${variant}`

const notItsMonth = (month: string, path: string): ReadonlyArray<LocalIssue> =>
  path.endsWith(`/${month}.json`) ? [] : [{ at: ['month'], message: `expected the month that the file is named after` }]

/** What subscribers get for one month, as a set. docs/reference/content-facts.md 3.7. */
export const mysteryGear = fileKind({
  name: 'mystery-gear',
  pattern: /^gear\/mystery\/\d{4}-\d\d\.json$/,
  codec: contentFile({ month: AnyMonth, items: listOf(MysteryPiece) }),
  entries: ({ month, items }): ReadonlyArray<ContentEntry> =>
    month === undefined
      ? []
      : [
          { kind: 'mysterySets', key: mysterySetKey(month), at: ['month'] },
          ...items.flatMap(({ slot, variant, art }, index): ReadonlyArray<ContentEntry> => {
            if (slot === undefined) return []
            const key = `${slot}_mystery_${mysteryName(month, variant)}`
            return [{ kind: 'gear', key, at: ['items', index, 'slot'], missingArt: art === undefined }]
          }),
        ],
  issues: ({ month }, path) => (month === undefined ? [] : notItsMonth(month, path)),
})
