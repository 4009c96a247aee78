import * as E from 'fp-ts/lib/Either.js'
import Papa from 'papaparse'
import type { LineClock, LineReader } from '../../../tasks/index.ts'
import { fromLines } from './from-lines.ts'
import { fromUserData } from './from-user-data.ts'
import { type Imported, type ImportSettings, titleKey } from './imported.ts'
import { fromTickTick, isTickTick, tickTickTitles } from './ticktick.ts'
import { fromTodoist, isTodoist, todoistTitles } from './todoist.ts'

/** Tasks of one file: each fifty are a command. */
const MOST_TASKS = 5000

export type ImportFailure = 'unknownFormat' | 'noTasks' | 'tooManyTasks'

type Reader = Pick<LineReader, 'readLine' | 'toNewTasks'>

/**
 * The tasks of a file: an export of this game or one with the same format (JSON), of Todoist or of TickTick (CSV).
 * Refuses what is none of these, a file without tasks, and one with more than a browser brings in.
 */
export const readImport = (
  text: string,
  settings: ImportSettings,
  clock: LineClock,
  reader: Reader,
): E.Either<ImportFailure, Imported> => {
  const data = parseJson(text)
  const imported = data === undefined ? fromCsv(text, settings, clock, reader) : fromUserData(data, settings)
  if (imported === undefined) return E.left('unknownFormat')
  if (imported === 'tooManyTasks') return E.left(imported)
  if (imported.tasks.length > MOST_TASKS) return E.left('tooManyTasks')
  const { completed, shared, known } = imported.leftOut
  return imported.tasks.length + completed + shared + known === 0 ? E.left('noTasks') : E.right(imported)
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** TickTick begins with lines about the file; the header is the first line that names a title. */
const withoutPreface = (text: string): string => {
  const lines = text.replace(/^\uFEFF/, '').split('\n')
  const header = lines.findIndex((line) => /(?:^|,)"?(?:Title|CONTENT)"?(?:,|\r?$)/.test(line))
  return lines.slice(Math.max(0, header)).join('\n')
}

/** Asked before the dates are read, which takes a browser a minute for a hundred thousand tasks. */
const areTooMany = (titles: ReadonlyArray<string>, known: ReadonlySet<string>): boolean =>
  titles.filter((title) => !known.has(titleKey('todo', title)) && !known.has(titleKey('daily', title))).length >
  MOST_TASKS

const fromCsv = (
  text: string,
  settings: ImportSettings,
  clock: LineClock,
  reader: Reader,
): Imported | 'tooManyTasks' | undefined => {
  const { data, meta } = Papa.parse<Record<string, string>>(withoutPreface(text), {
    header: true,
    skipEmptyLines: true,
  })
  const fields = meta.fields ?? []
  if (isTodoist(fields))
    return areTooMany(todoistTitles(data), settings.known)
      ? 'tooManyTasks'
      : fromLines(fromTodoist(data, clock, reader), 0, settings, reader)
  if (!isTickTick(fields)) return undefined
  if (areTooMany(tickTickTitles(data), settings.known)) return 'tooManyTasks'
  const lines = fromTickTick(data, clock.timezoneOffset)
  return fromLines(lines, data.length - lines.length, settings, reader)
}
