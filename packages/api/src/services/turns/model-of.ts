import { taskNamed } from '@daykeep/rules'
import type { Player } from '@daykeep/rules/model'

type Named = { readonly command: string; readonly params: unknown }

/** What kind of document a command writes, as refusals of its fields name it. Reference, api 1.5. */
export const modelOf = ({ command, params }: Named, player: Player): string => {
  const { tasks, task, tag } = Object(params) as {
    readonly tasks?: ReadonlyArray<{ readonly type?: string }>
    readonly task?: string
    readonly tag?: string
  }
  if (tasks !== undefined) return tasks[0]?.type ?? 'task'
  if (task !== undefined) return taskNamed(player, task)?.type ?? 'task'
  return tag !== undefined || command.endsWith('Tag') ? 'Tag' : 'User'
}
