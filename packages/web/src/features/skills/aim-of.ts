import type { Catalogue, Skill } from '@daykeep/rules/catalogue'
import { ownEntry } from '@daykeep/rules/kernel'
import type { Player, Task, TaskId } from '@daykeep/rules/model'
import { type FigureName, skillFigures } from '@daykeep/rules/skills'
import * as E from 'fp-ts/lib/Either.js'
import type { GainModel } from './drawer.ts'

/** The task aimed at, with what the skill would do to it. */
export const aimOf = (
  catalogue: Catalogue,
  player: Player,
  key: string,
  aim: TaskId | undefined,
): { readonly title: string; readonly gains: ReadonlyArray<GainModel> } | undefined => {
  const skill: Skill | undefined = ownEntry(catalogue.skills, key)
  const task: Task | undefined = aim === undefined ? undefined : player.tasks[aim]
  if (skill === undefined || task === undefined) return undefined
  const figures = skillFigures(catalogue, skill, player.user, [task])
  if (E.isLeft(figures)) return undefined
  const gains = Object.entries(figures.right).map(([figure, gain]) => ({
    figure: figure as FigureName,
    least: gain,
    most: gain,
  }))
  return { title: task.text, gains }
}
