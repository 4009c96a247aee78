import type { TaskType } from '@daykeep/rules/model'
import { findChecklist } from './find-checklist.ts'
import { findCost } from './find-cost.ts'
import { findDifficulty } from './find-difficulty.ts'
import { findRepeat } from './find-repeat.ts'
import { findTags } from './find-tags.ts'
import { findWhen } from './find-when.ts'
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
 * on weekdays or so many times a week, as only dailies can, becomes a daily. docs/decisions/131-repeating-todos.md.
 * `isIgnored` says of the words of a part that they are to stay in the title.
 */
export const readLine = (
  type: TaskType,
  line: string,
  clock: LineClock,
  isIgnored: (words: string) => boolean = () => false,
): QuickLine => {
  const found: LinePart[] = []
  let searched = line
  for (const find of FINDERS[type])
    for (const part of find(searched, clock)) {
      found.push(part)
      searched = blanked(searched, part)
    }
  const ordered = found.toSorted((one, other) => one.from - other.from)
  const ignored = ordered.filter((part) => isIgnored(wordsOf(line, part)))
  const parts = ordered.filter((part) => !ignored.includes(part))
  const title = toTitle(parts.reduce(blanked, line))
  if (parts.length === 0 || !/[\p{L}\p{N}]/u.test(title)) return { type, title: line.trim(), parts: [], ignored }
  const isForDailies = parts.some(
    ({ meaning }) => meaning.type === 'repeat' && toTodoRecurs(meaning.repeat) === undefined,
  )
  return { type: type === 'todo' && isForDailies ? 'daily' : type, title, parts, ignored }
}

/** The words of a part as they were typed. */
export const wordsOf = (line: string, { from, to }: LinePart): string => line.slice(from, to)

const blanked = (text: string, { from, to }: LinePart): string =>
  `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`

/** Without the gaps that parts have left. */
const toTitle = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.;:!?](?:\s|$))/g, '')
    .replace(/[\s,;:]+$/, '')
    .trim()
