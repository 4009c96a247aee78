import { type Repeat, WEEKDAYS } from '@daykeep/rules/model'
import { difficultyParts, type ImportedLine, type ImportedPart, type ImportedRow, partOf } from './from-lines.ts'

export const isTickTick = (fields: ReadonlyArray<string>): boolean =>
  fields.includes('List Name') && fields.includes('Title') && fields.includes('Status')

const DIFFICULTIES = { '5': 2, '3': 1.5, '1': 1 } as const

/** The tasks of a backup. `timezoneOffset`: minutes west of UTC, by which its instants become days. */
export const fromTickTick = (rows: ReadonlyArray<ImportedRow>, timezoneOffset: number): ReadonlyArray<ImportedLine> =>
  rows.flatMap((row) => ((row['Title'] ?? '').trim() === '' ? [] : [toLine(row, timezoneOffset)]))

/** The titles of the open tasks alone. */
export const tickTickTitles = (rows: ReadonlyArray<ImportedRow>): ReadonlyArray<string> =>
  rows.filter((row) => row['Status'] === '0').flatMap((row) => (row['Title'] ?? '').trim() || [])

const toLine = (row: ImportedRow, timezoneOffset: number): ImportedLine => {
  const { items, notes } = readContent(row)
  const repeat = readRule(row['Repeat'] ?? '')
  const when = readWhen(row, timezoneOffset)
  const tags = (row['Tags'] ?? '').split(',').map((name) => name.trim().replace(/^#/, ''))
  const parts = [
    ...tags.filter((name) => name !== '').map((name) => partOf({ type: 'tag', name })),
    ...difficultyParts(DIFFICULTIES, row['Priority']),
    ...items.map((text) => partOf({ type: 'item', text })),
    ...(repeat === undefined ? [] : [partOf({ type: 'repeat', repeat })]),
    ...(when === undefined ? [] : [partOf(when)]),
  ]
  const type = repeat === undefined ? 'todo' : 'daily'
  return {
    line: { type, title: (row['Title'] ?? '').trim(), parts, ignored: [] },
    notes,
    isCompleted: row['Status'] !== '0',
  }
}

/** Items of a checklist are lines with a box before them. */
const ITEM = /^[▫▪]/u

const readContent = (row: ImportedRow): { readonly items: ReadonlyArray<string>; readonly notes: string } => {
  const lines = (row['Content'] ?? '').split(/\r?\n/)
  return {
    items: lines.filter((line) => ITEM.test(line)).map((line) => line.replace(ITEM, '').trim()),
    notes: lines
      .filter((line) => !ITEM.test(line))
      .join('\n')
      .trim(),
  }
}

const MINUTE = 60_000

const readWhen = (row: ImportedRow, timezoneOffset: number): ImportedPart['meaning'] | undefined => {
  const at = Date.parse((row['Due Date'] || row['Start Date'] || '').replace(/\+(\d\d)(\d\d)$/, '+$1:$2'))
  if (Number.isNaN(at)) return undefined
  const local = new Date(at - timezoneOffset * MINUTE).toISOString()
  const time = row['Is All Day'] === 'true' ? {} : { time: local.slice(11, 16) }
  return { type: 'when', date: local.slice(0, 10), isDayNamed: true, ...time }
}

const FREQUENCIES = { DAILY: 'daily', WEEKLY: 'weekly', MONTHLY: 'monthly', YEARLY: 'yearly' } as const
const DAYS = { MO: 'm', TU: 't', WE: 'w', TH: 'th', FR: 'f', SA: 's', SU: 'su' } as const

/** A rule of iCalendar, as far as a daily can hold it. */
const readRule = (
  rule: string,
): Extract<ImportedPart['meaning'], { readonly type: 'repeat' }>['repeat'] | undefined => {
  const fields = new Map(
    rule
      .replace(/^RRULE:/, '')
      .split(';')
      .map((field) => [field.split('=')[0], field.split('=')[1] ?? '']),
  )
  const frequency = FREQUENCIES[fields.get('FREQ') as keyof typeof FREQUENCIES]
  if (frequency === undefined) return undefined
  const everyX = Number(fields.get('INTERVAL') ?? 1) || 1
  const named = (fields.get('BYDAY') ?? '').split(',').flatMap((day) => DAYS[day as keyof typeof DAYS] ?? [])
  if (frequency !== 'weekly' || named.length === 0) return { frequency, everyX }
  const repeat = Object.fromEntries(WEEKDAYS.map((day) => [day, named.includes(day)])) as Repeat
  return { frequency, everyX, repeat }
}
