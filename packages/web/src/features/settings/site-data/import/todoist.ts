import type { LineClock, LineReader, QuickLine } from '../../../tasks/index.ts'
import type { ImportedLine } from './from-lines.ts'

type Row = Readonly<Record<string, string | undefined>>
type Part = QuickLine['parts'][number]

export const isTodoist = (fields: ReadonlyArray<string>): boolean =>
  fields.includes('TYPE') && fields.includes('CONTENT')

/** Most urgent first, as Todoist numbers them. */
const PRIORITIES = { '1': 2, '2': 1.5 } as const

const partOf = (meaning: Part['meaning']): Part => ({ from: 0, to: 0, meaning })

/** The tasks of a project: notes belong to the task above them, and tasks that are indented are its checklist. */
export const fromTodoist = (
  rows: ReadonlyArray<Row>,
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

/** `@label` is a tag. */
const LABEL = /(?:^|\s)@([\p{L}\p{N}_-]+)/gu

const titleOf = (content: string): string => content.replaceAll(LABEL, '').trim() || content

const withItem = (line: ImportedLine, text: string): ImportedLine => ({
  ...line,
  line: { ...line.line, parts: [...line.line.parts, partOf({ type: 'item', text })] },
})

const toLine = (row: Row, content: string, clock: LineClock, readLine: LineReader['readLine']): ImportedLine => {
  const tags = [...content.matchAll(LABEL)].map(([, name = '']) => partOf({ type: 'tag', name }))
  const priority = PRIORITIES[row['PRIORITY'] as keyof typeof PRIORITIES]
  const due = readDue(row, clock, readLine)
  const parts = [...tags, ...(priority === undefined ? [] : [partOf({ type: 'difficulty', priority })]), ...due]
  const type = due.some(({ meaning }) => meaning.type === 'repeat') ? 'daily' : 'todo'
  return {
    line: { type, title: titleOf(content), parts, ignored: [] },
    notes: (row['DESCRIPTION'] ?? '').trim(),
    isCompleted: false,
  }
}

/** A date is text in the language of the row: `every Monday`, `2026-12-24 18:00`. */
const readDue = (row: Row, clock: LineClock, readLine: LineReader['readLine']): ReadonlyArray<Part> => {
  const date = (row['DATE'] ?? '').trim()
  if (date === '') return []
  const read = readLine('todo', `Task ${date}`, { ...clock, language: row['DATE_LANG'] ?? clock.language })
  return read.parts.filter(({ meaning }) => meaning.type === 'when' || meaning.type === 'repeat')
}
