import type { LineClock, LineReader } from '../../../tasks/index.ts'
import { difficultyParts, type ImportedLine, type ImportedPart, type ImportedRow, partOf } from './from-lines.ts'

export const isTodoist = (fields: ReadonlyArray<string>): boolean =>
  fields.includes('TYPE') && fields.includes('CONTENT')

/** Most urgent first, as Todoist numbers them. */
const DIFFICULTIES = { '1': 2, '2': 1.5 } as const

/** The tasks of a project: notes belong to the task above them, and tasks that are indented are its checklist. */
export const fromTodoist = (
  rows: ReadonlyArray<ImportedRow>,
  clock: LineClock,
  { readLine }: Pick<LineReader, 'readLine'>,
): ReadonlyArray<ImportedLine> => {
  const lines: ImportedLine[] = []
  for (const row of rows) {
    const content = (row['CONTENT'] ?? '').trim()
    const last = lines.at(-1)
    if (content === '') continue
    if (row['TYPE'] === 'note' && last !== undefined)
      lines[lines.length - 1] = { ...last, notes: [last.notes, content].filter(Boolean).join('\n\n') }
    else if (row['TYPE'] === 'task' && Number(row['INDENT'] ?? 1) > 1 && last !== undefined)
      lines[lines.length - 1] = withItem(last, titleOf(content))
    else if (row['TYPE'] === 'task') lines.push(toLine(row, content, clock, readLine))
  }
  return lines
}

/** The titles alone, without those of checklists. */
export const todoistTitles = (rows: ReadonlyArray<ImportedRow>): ReadonlyArray<string> =>
  rows
    .filter((row) => row['TYPE'] === 'task' && !(Number(row['INDENT'] ?? 1) > 1))
    .flatMap((row) => titleOf((row['CONTENT'] ?? '').trim()) || [])

/** `@label` is a tag. */
const LABEL = /(?:^|\s)@([\p{L}\p{N}_-]+)/gu

const titleOf = (content: string): string => content.replaceAll(LABEL, '').trim() || content

const withItem = (line: ImportedLine, text: string): ImportedLine => ({
  ...line,
  line: { ...line.line, parts: [...line.line.parts, partOf({ type: 'item', text })] },
})

const toLine = (
  row: ImportedRow,
  content: string,
  clock: LineClock,
  readLine: LineReader['readLine'],
): ImportedLine => {
  const tags = [...content.matchAll(LABEL)].map(([, name = '']) => partOf({ type: 'tag', name }))
  const due = readDue(row, clock, readLine)
  const parts = [...tags, ...difficultyParts(DIFFICULTIES, row['PRIORITY']), ...due]
  const type = due.some(({ meaning }) => meaning.type === 'repeat') ? 'daily' : 'todo'
  return {
    line: { type, title: titleOf(content), parts, ignored: [] },
    notes: (row['DESCRIPTION'] ?? '').trim(),
    isCompleted: false,
  }
}

/** A date is text in the language of the row: `every Monday`, `2026-12-24 18:00`. */
const readDue = (row: ImportedRow, clock: LineClock, readLine: LineReader['readLine']): ReadonlyArray<ImportedPart> => {
  const date = (row['DATE'] ?? '').trim()
  if (date === '') return []
  const read = readLine('todo', `Task ${date}`, {
    ...clock,
    language: row['DATE_LANG'] ?? clock.language,
    readsPast: true,
  })
  return read.parts.filter(({ meaning }) => meaning.type === 'when' || meaning.type === 'repeat')
}
