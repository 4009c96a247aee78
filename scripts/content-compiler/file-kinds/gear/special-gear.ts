import type * as t from 'io-ts'
import { GoldOrGift, listOf, Text } from '../../codec/index.ts'
import { contentFile, fileKind, type LocalIssue } from '../file-kind.ts'
import { GearItem, GearSet, piecesOf, Window } from './gear-item.ts'

/** Gear that no shop sells every day: rewards, gifts, event pieces. A file holds one family of it. */
export const specialGear = fileKind({
  name: 'special-gear',
  pattern: /^gear\/special\/[\w-]+\.json$/,
  codec: contentFile({ items: listOf(GearItem) }, { set: Text, value: GoldOrGift, gearSet: GearSet, window: Window }),
  entries: ({ items }) => piecesOf('special', items),
  issues: ({ window, value, items }) =>
    window === undefined ? [] : [...endsBeforeItStarts(window), ...unsold(value, items)],
})

/** Whoever means to give the pieces away writes a value of 0. docs/decisions/082-special-gear-in-a-window.md. */
const unsold = (
  value: number | undefined,
  items: ReadonlyArray<t.TypeOf<typeof GearItem>>,
): ReadonlyArray<LocalIssue> =>
  value !== undefined || items.every((item) => item.value !== undefined)
    ? []
    : [
        {
          severity: 'warn',
          at: ['window'],
          message: 'nothing sells these pieces: give them a "value", or one of 0 if they are given away',
        },
      ]

const endsBeforeItStarts = ({ from, until }: { from: string; until: string }): ReadonlyArray<LocalIssue> =>
  until < from ? [{ at: ['window', 'until'], message: `ends before it starts on ${from}` }] : []
