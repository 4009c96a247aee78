import type { QuickLine, LineReader } from '../../../tasks/index.ts'
import { type Imported, type ImportSettings, titleKey } from './imported.ts'

/** A task of another program, as a line of quick add with what its fields say. */
export type ImportedLine = { readonly line: QuickLine; readonly notes: string; readonly isCompleted: boolean }

/** A row of a CSV by the names of its columns. */
export type ImportedRow = Readonly<Record<string, string | undefined>>

export type ImportedPart = QuickLine['parts'][number]

/** What a field says. It stands nowhere in a line. */
export const partOf = (meaning: ImportedPart['meaning']): ImportedPart => ({ from: 0, to: 0, meaning })

type Difficulty = Extract<ImportedPart['meaning'], { readonly type: 'difficulty' }>['priority']

/** The difficulty that a program's own figure of urgency stands for, if it stands for one. */
export const difficultyParts = (
  difficulties: Readonly<Record<string, Difficulty>>,
  urgency: string | undefined,
): ReadonlyArray<ImportedPart> => {
  const priority = difficulties[urgency ?? '']
  return priority === undefined ? [] : [partOf({ type: 'difficulty', priority })]
}

/** Tasks of other programs become tasks as if somebody had typed them. */
export const fromLines = (
  lines: ReadonlyArray<ImportedLine>,
  unreadable: number,
  { user, known, now, newId }: ImportSettings,
  { toNewTasks }: Pick<LineReader, 'toNewTasks'>,
): Imported => {
  const open = lines.filter(({ isCompleted }) => !isCompleted)
  const newLines = open.filter(({ line }) => !known.has(titleKey(line.type, line.title)))
  const { tags, tasks } = toNewTasks(
    newLines.map(({ line }) => line),
    { user, chosen: [], now, newId },
  )
  return {
    tags,
    tasks: tasks.map((task, index) => ({ ...task, notes: newLines[index]?.notes ?? '' })),
    leftOut: {
      completed: lines.length - open.length,
      shared: 0,
      known: open.length - newLines.length,
      unreadable,
    },
  }
}
