import type { QuickLine, LineReader } from '../../../tasks/index.ts'
import { type Imported, type ImportSettings, titleKey } from './imported.ts'

/** A task of another program, as a line of quick add with what its fields say. */
export type ImportedLine = { readonly line: QuickLine; readonly notes: string; readonly isCompleted: boolean }

/** Tasks of other programs become tasks as if somebody had typed them. */
export const fromLines = (
  lines: ReadonlyArray<ImportedLine>,
  unreadable: number,
  { user, known, now, newId }: ImportSettings,
  { toNewTasks }: Pick<LineReader, 'toNewTasks'>,
): Imported => {
  const open = lines.filter(({ isCompleted }) => !isCompleted)
  const wanted = open.filter(({ line }) => !known.has(titleKey(line.type, line.title)))
  const { tags, tasks } = toNewTasks(
    wanted.map(({ line }) => line),
    { user, chosen: [], now, newId },
  )
  return {
    tags,
    tasks: tasks.map((task, index) => ({ ...task, notes: wanted[index]?.notes ?? '' })),
    leftOut: {
      completed: lines.length - open.length,
      shared: 0,
      known: open.length - wanted.length,
      unreadable,
    },
  }
}
