import { listOf, Text, Whole } from '../../codec/index.ts'
import { contentFile, fileKind, type LocalIssue } from '../file-kind.ts'
import { GearItem, GearSet, piecesOf, Window } from './gear-item.ts'

/** Gear that no shop sells every day: rewards, gifts, event pieces. A file holds one family of it. */
export const specialGear = fileKind({
  name: 'special-gear',
  pattern: /^gear\/special\/[\w-]+\.json$/,
  codec: contentFile({ items: listOf(GearItem) }, { set: Text, value: Whole, gearSet: GearSet, window: Window }),
  entries: ({ items }) => piecesOf('special', items),
  issues: ({ window }) => (window === undefined ? [] : endsBeforeItStarts(window)),
})

const endsBeforeItStarts = ({ from, until }: { from: string; until: string }): ReadonlyArray<LocalIssue> =>
  until < from ? [{ at: ['window', 'until'], message: `ends before it starts on ${from}` }] : []
