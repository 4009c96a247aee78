import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue, Skill } from '../../catalogue/index.ts'
import type { RefusalKey } from '../../kernel/index.ts'
import type { Player, PlayerClass, Task, User } from '../../model/index.ts'
import { hasClass } from '../../stats/index.ts'
import { freeTasks, taskForSkill } from '../own-tasks.ts'
import { type FigureName, skillFigures, type SkillFigures } from './skill-figures.ts'

/** From the least to the most that a cast gives; they differ where the task matters. */
export type SkillRange = { readonly figure: FigureName; readonly least: number; readonly most: number }

/** A skill of the player's class as the drawer shows it. */
export type SkillOffer = {
  readonly skill: Skill
  /** Why it can't be cast now. */
  readonly refusal?: Extract<
    RefusalKey,
    'spellLevelTooHigh' | 'notEnoughMana' | 'spellAlreadyCast' | 'messageHealthAlreadyMax' | 'messageTaskNotFound'
  >
  /** Without luck; empty if no task is there to cast on. */
  readonly ranges: ReadonlyArray<SkillRange>
}

/** The skills of a class by the level at which they come. docs/reference/rules.md 6.2. */
export const skillsOf = (catalogue: Catalogue, playerClass: PlayerClass): ReadonlyArray<Skill> =>
  Object.values<Skill>(catalogue.skills)
    .filter((skill) => skill.class === playerClass)
    .sort((one, other) => one.level - other.level)

/** The skills of the player with what each would do now; none without a class. docs/reference/screens.md 2.10. */
export const skillOffers = (catalogue: Catalogue, player: Player): ReadonlyArray<SkillOffer> =>
  hasClass(player.user)
    ? skillsOf(catalogue, player.user.stats.class).map((skill) => offerOf(catalogue, skill, player))
    : []

/** Whether a skill that is cast on one task can be cast on this one. docs/reference/rules.md 6.1 step 3. */
export const isSkillTarget = (user: User, task: Task): boolean =>
  E.isRight(taskForSkill({ user, tasks: { [task._id]: task } }, task._id))

const offerOf = (catalogue: Catalogue, skill: Skill, player: Player): SkillOffer => {
  const { lvl, mp } = player.user.stats
  const casts = targetsFor(player, skill).map((tasks) => skillFigures(catalogue, skill, player.user, tasks))
  const ranges = rangesOf(casts.flatMap((cast) => (E.isRight(cast) ? [cast.right] : [])))
  if (lvl < skill.level) return { skill, refusal: 'spellLevelTooHigh', ranges }
  const refused = casts.find(E.isLeft)
  if (refused !== undefined) return { skill, refusal: refused.left.key, ranges }
  if (casts.length === 0) return { skill, refusal: 'messageTaskNotFound', ranges }
  return mp < skill.mana ? { skill, refusal: 'notEnoughMana', ranges } : { skill, ranges }
}

/** The tasks of each cast to try: for one task, that of the lowest value and that of the highest. */
const targetsFor = (player: Player, { target }: Skill): ReadonlyArray<ReadonlyArray<Task>> => {
  if (target === 'task') return extremes(player).map((task) => [task])
  if (target === 'tasks') return [freeTasks(player).filter(({ type }) => type !== 'reward')]
  return [target === 'self' ? Object.values<Task>(player.tasks) : []]
}

const extremes = (player: Player): ReadonlyArray<Task> => {
  const sorted = Object.values<Task>(player.tasks)
    .filter((task) => isSkillTarget(player.user, task))
    .sort((one, other) => one.value - other.value)
  return [sorted[0], sorted.at(-1)].filter((task) => task !== undefined)
}

const rangesOf = (casts: ReadonlyArray<SkillFigures>): ReadonlyArray<SkillRange> => {
  const names = Object.keys(casts[0] ?? {}) as ReadonlyArray<FigureName>
  return names.map((figure) => {
    const gains = casts.map((cast) => cast[figure] ?? 0)
    return { figure, least: Math.min(...gains), most: Math.max(...gains) }
  })
}
