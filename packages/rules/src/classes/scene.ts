import type { Catalogue, Luck, Skill, SkillEffect } from '../content/catalogue.ts'
import { type Answer, type Outcome, roll, type Seed } from '../kernel/index.ts'
import type { Task, User } from '../model/index.ts'
import { criticalMultiplier } from '../scoring/index.ts'
import type { Totals } from '../stats/index.ts'

/** Whom and what a skill reaches: the caster, tasks of theirs, and the others of their party. */
export type Scene = {
  readonly caster: User
  readonly tasks: ReadonlyArray<Task>
  readonly members: ReadonlyArray<User>
}

export type EffectRefusals = 'spellAlreadyCast' | 'messageHealthAlreadyMax'

/** One of the casts of a command, counted from 0. `totals`: the caster's attributes now. */
export type OneCast = {
  readonly catalogue: Catalogue
  readonly seed: Seed
  readonly round: number
  readonly totals: Totals
  readonly skill: Skill
}

/** What an effect of one kind does to a scene. */
export type Deed<Type extends SkillEffect['type']> = (
  effect: Extract<SkillEffect, { readonly type: Type }>,
) => (cast: OneCast) => (scene: Scene) => Answer<EffectRefusals, Outcome<Scene, undefined>>

/** What luck multiplies the strength of this cast by. Reference, rules 6.2. */
export const luckOf = ({ seed, round, totals }: OneCast, { attribute, chance }: Luck): number =>
  criticalMultiplier({
    fell: roll(seed, `skill.crit/${round}`),
    total: totals[attribute],
    ...(chance === undefined ? {} : { chance }),
  })

/** What a task is worth to a skill: a red one as much as a new one. Reference, rules 6.2. */
export const worthOf = ({ value }: Task): number => (value < 0 ? 1 : value + 1)

/** The scene with everyone of the party changed, the caster first. */
export const withEveryone = (scene: Scene, change: (user: User) => User): Scene => ({
  ...scene,
  caster: change(scene.caster),
  members: scene.members.map(change),
})
