import * as E from 'fp-ts/lib/Either.js'
import type { Skill } from '../content/catalogue.ts'
import { type Answer, type GameEvent, type Outcome, outcome, type World } from '../kernel/index.ts'
import { type User, withStats } from '../model/index.ts'
import { totalsOf } from '../stats/index.ts'
import { deedOf } from './effects/deed-of.ts'
import type { EffectRefusals, Scene } from './scene.ts'

export type Casts = { readonly skill: Skill; readonly times: number }

/** Casts a skill so many times, each with the attributes the caster has by then; one that is refused undoes them all. */
export const castOnScene =
  ({ catalogue, seed }: Pick<World, 'catalogue' | 'seed'>, { skill, times }: Casts) =>
  (before: Scene): Answer<EffectRefusals, Outcome<Scene, undefined>> => {
    const deed = deedOf(skill.effect)
    const events: Array<GameEvent> = [{ type: 'SkillCast', skill: skill.key, times }]
    let scene = before
    for (let round = 0; round < times; round += 1) {
      const totals = totalsOf(catalogue, scene.caster)
      const done = deed({ catalogue, seed, round, totals, skill })(scene)
      if (E.isLeft(done)) return done
      scene = { ...done.right.state, caster: withoutMana(done.right.state.caster, skill.mana) }
      events.push(...done.right.events)
    }
    return E.right(outcome(scene, events))
  }

const withoutMana = (user: User, mana: number): User => withStats(user, { mp: user.stats.mp - mana })
