import * as E from 'fp-ts/lib/Either.js'
import type { Skill } from '../catalogue/index.ts'
import { type Result, type GameEvent, type Outcome, outcome, type RuleContext } from '../kernel/index.ts'
import { type User, withStats } from '../model/index.ts'
import { totalsOf } from '../stats/index.ts'
import { effectHandlerOf } from './effects/effect-handler-of.ts'
import type { EffectRefusals, SkillTargets } from './skill-targets.ts'

export type Casts = { readonly skill: Skill; readonly times: number }

/** Casts a skill several times, each with the caster's attributes at that point. A refused cast undoes all. */
export const castOnTargets =
  ({ catalogue, seed }: Pick<RuleContext, 'catalogue' | 'seed'>, { skill, times }: Casts) =>
  (before: SkillTargets): Result<EffectRefusals, Outcome<SkillTargets, undefined>> => {
    const applyEffect = effectHandlerOf(skill.effect)
    const events: Array<GameEvent> = [{ type: 'SkillCast', skill: skill.key, times }]
    let targets = before
    for (let round = 0; round < times; round += 1) {
      const totals = totalsOf(catalogue, targets.caster)
      const result = applyEffect({ catalogue, seed, round, totals, skill })(targets)
      if (E.isLeft(result)) return result
      targets = { ...result.right.state, caster: withoutMana(result.right.state.caster, skill.mana) }
      events.push(...result.right.events)
    }
    return E.right(outcome(targets, events))
  }

const withoutMana = (user: User, mana: number): User => withStats(user, { mp: user.stats.mp - mana })
