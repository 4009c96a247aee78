import type { Catalogue, Skill } from '../../catalogue/index.ts'
import { type Result } from '../../kernel/index.ts'
import { type Attribute, ATTRIBUTES, type Task, type User } from '../../model/index.ts'
import { experienceEver } from '../../stats/index.ts'
import * as E from 'fp-ts/lib/Either.js'
import { castOnTargets } from '../cast-on-targets.ts'
import type { EffectRefusals, SkillTargets } from '../skill-targets.ts'

/** What a cast can change. `value`: of a task. `dailies`: that the next new day skips. */
export type FigureName = 'experience' | 'gold' | 'damage' | 'health' | 'mana' | 'value' | 'dailies' | Attribute

/** The gain of one cast without luck. Only what the cast changes is in it. */
export type SkillFigures = { readonly [Name in FigureName]?: number }

/** Never a critical hit. */
const WITHOUT_LUCK = {}

/**
 * What one cast of a skill does now, found by casting it without luck and comparing: no formula is written twice.
 * docs/reference/rules.md 6.2; docs/decisions/084-skills-in-numbers-and-quiet-moments.md.
 */
export const skillFigures = (
  catalogue: Catalogue,
  skill: Skill,
  caster: User,
  tasks: ReadonlyArray<Task>,
): Result<EffectRefusals, SkillFigures> => {
  const member = needy(caster)
  const before: SkillTargets = { caster, tasks, members: skill.target === 'party' ? [member] : [] }
  const cast = castOnTargets({ catalogue, seed: WITHOUT_LUCK }, { skill, times: 1 })(before)
  if (E.isLeft(cast)) return cast
  const { caster: after, tasks: tasksAfter, members } = cast.right.state
  return E.right(
    raised({
      ...ownGains(caster, after),
      ...personalGains(skill.target === 'party' ? member : caster, members[0] ?? after),
      value: (tasksAfter[0]?.value ?? 0) - (tasks[0]?.value ?? 0),
    }),
  )
}

/** What a cast has given its caster, besides health, mana, gold and experience, which every command reports. */
export const castGains = (before: User, after: User): SkillFigures => {
  const { damage = 0, dailies = 0 } = ownGains(before, after)
  const { str = 0, int = 0, con = 0, per = 0 } = personalGains(before, after)
  return raised({ damage, dailies, str, int, con, per })
}

const raised = (gains: SkillFigures): SkillFigures =>
  Object.fromEntries(Object.entries(gains).filter(([, gain]) => gain > 0))

/** A member of the party whom every skill helps: of another class, and without health. */
const needy = (caster: User): User => ({
  ...caster,
  stats: { ...caster.stats, hp: 0, mp: 0, class: caster.stats.class === 'warrior' ? 'rogue' : 'warrior' },
})

/** What only the caster can gain. */
const ownGains = ({ stats: one, party: { quest } }: User, { stats: other, party }: User): SkillFigures => ({
  experience: experienceEver(other.lvl, other.exp) - experienceEver(one.lvl, one.exp),
  gold: other.gp - one.gp,
  damage: party.quest.progress.up - quest.progress.up,
  dailies: other.buffs.stealth - one.buffs.stealth,
})

/** What each person reached gains. */
const personalGains = ({ stats: one }: User, { stats: other }: User): SkillFigures => ({
  health: other.hp - one.hp,
  mana: other.mp - one.mp,
  ...Object.fromEntries(ATTRIBUTES.map((each) => [each, other.buffs[each] - one.buffs[each]])),
})
