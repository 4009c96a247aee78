import type { Catalogue, Luck, Skill, SkillEffect } from '../catalogue/index.ts'
import { type Result, type Outcome, roll, type Seed } from '../kernel/index.ts'
import type { Task, User } from '../model/index.ts'
import { criticalMultiplier } from '../scoring/index.ts'
import type { Totals } from '../stats/index.ts'

/** What a skill can reach: the caster, their tasks, and the others in their party. */
export type SkillTargets = {
  readonly caster: User
  readonly tasks: ReadonlyArray<Task>
  readonly members: ReadonlyArray<User>
}

export type EffectRefusals = 'spellAlreadyCast' | 'messageHealthAlreadyMax'

/** One cast of a command. `round`: counted from 0. `totals`: the caster's current attributes. */
export type CastContext = {
  readonly catalogue: Catalogue
  readonly seed: Seed
  readonly round: number
  readonly totals: Totals
  readonly skill: Skill
}

/** Applies an effect of one type to the targets. */
export type EffectHandler<Type extends SkillEffect['type']> = (
  effect: Extract<SkillEffect, { readonly type: Type }>,
) => (cast: CastContext) => (targets: SkillTargets) => Result<EffectRefusals, Outcome<SkillTargets, undefined>>

/** The factor by which luck strengthens this cast. docs/reference/rules.md 6.2. */
export const luckOf = ({ seed, round, totals }: CastContext, { attribute, chance }: Luck): number =>
  criticalMultiplier({
    roll: roll(seed, `skill.crit/${round}`),
    total: totals[attribute],
    ...(chance === undefined ? {} : { chance }),
  })

/** The worth of a task to a skill: a negative value counts like a new task's. docs/reference/rules.md 6.2. */
export const worthOf = ({ value }: Task): number => (value < 0 ? 1 : value + 1)

/** Changes everyone in the party, the caster first. */
export const withWholeParty = (targets: SkillTargets, change: (user: User) => User): SkillTargets => ({
  ...targets,
  caster: change(targets.caster),
  members: targets.members.map(change),
})
