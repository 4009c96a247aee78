import type { TaskType } from '@daykeep/rules/model'
import {
  findChecklist,
  findCost,
  findDifficulty,
  findRepeat,
  findTags,
  findWhen,
  withoutQuotes,
} from './finders/index.ts'
import { type LinePart, type QuickLine, toTodoRecurs } from './line.ts'
import type { LineClock } from './line-clock.ts'

/** Looks for parts in a text in which those found before are blank. */
type Finder = (text: string, clock: LineClock) => ReadonlyArray<LinePart>

/** By kind, in the order in which a part takes its words. */
const FINDERS: Readonly<Record<TaskType, ReadonlyArray<Finder>>> = {
  habit: [findTags, findDifficulty],
  daily: [findChecklist, findTags, findDifficulty, findRepeat, findWhen],
  todo: [findChecklist, findTags, findDifficulty, findRepeat, findWhen],
  reward: [findTags, findCost],
}

/**
 * Reads a line of quick add: tags, difficulty, checklist, repeats, dates and times, in English and German. What is left is
 * the title; a line of which nothing would be left is a title as it stands. A to-do that repeats
 * on weekdays or so many times a week, as only dailies can, becomes a daily. docs/decisions/131-repeating-todos.md, docs/decisions/142-what-a-line-means.md.
 * `isIgnored` says of the words of a part that they are to stay in the title.
 */
export const readLine = (
  type: TaskType,
  line: string,
  clock: LineClock,
  isIgnored: (words: string) => boolean = () => false,
): QuickLine => {
  const found: LinePart[] = []
  let searched = withoutQuotes(line)
  for (const find of FINDERS[type])
    for (const part of find(searched, clock)) {
      found.push(part)
      searched = blanked(searched, part)
    }
  const ordered = found.toSorted((one, other) => one.from - other.from)
  const ignored = ordered.filter((part) => isIgnored(wordsOf(line, part)))
  const parts = withOneTime(ordered.filter((part) => !ignored.includes(part)))
  const title = toTitle(parts.flatMap(spansTaken).reduce(blanked, line))
  if (parts.length === 0 || !/[\p{L}\p{N}]/u.test(title)) return { type, title: line.trim(), parts: [], ignored }
  const isForDailies = parts.some(
    ({ meaning }) => meaning.type === 'repeat' && toTodoRecurs(meaning.repeat) === undefined,
  )
  return { type: type === 'todo' && isForDailies ? 'daily' : type, title, parts, ignored }
}

/** A time that is named counts, not the one that a part of the day has. */
const withOneTime = (parts: ReadonlyArray<LinePart>): ReadonlyArray<LinePart> =>
  parts.some(({ meaning }) => meaning.type === 'when' && meaning.time !== undefined)
    ? parts.map((part) => {
        if (part.meaning.type !== 'repeat') return part
        const { time: _, ...meaning } = part.meaning
        return { ...part, meaning }
      })
    : parts

/** The words of a part as they were typed. */
export const wordsOf = (line: string, { from, to }: LinePart): string => line.slice(from, to)

type Span = Pick<LinePart, 'from' | 'to'>

const spansTaken = ({ from, to, stays }: LinePart): ReadonlyArray<Span> =>
  stays === undefined
    ? [{ from, to }]
    : [
        { from, to: stays.from },
        { from: stays.to, to },
      ]

const blanked = (text: string, { from, to }: Span): string =>
  `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`

/** Without the gaps that parts have left. */
const toTitle = (text: string): string =>
  text
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.;:!?](?:\s|$))/g, '')
    .replace(/^[\s,;:]+|[\s,;:]+$/g, '')
    .trim()
