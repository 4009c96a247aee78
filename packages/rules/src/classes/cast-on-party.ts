import * as E from 'fp-ts/lib/Either.js'
import { refuse, type Rule, type World } from '../kernel/index.ts'
import { castOnScene } from './cast-on-scene.ts'
import type { PartyScene } from './party-scene.ts'
import { type CastSkill, readyCast, type ReadyRefusals } from './ready-cast.ts'
import type { EffectRefusals } from './scene.ts'
import { type SpellLine, spellLine } from './spell-line.ts'

/** `line`: for the party's chat. A service commits the documents that are other than before. */
export type CastOnParty = { readonly line?: SpellLine }

type Refusals = ReadyRefusals | EffectRefusals

/** Casts a skill on the whole party, the caster included; who has no party casts it on themselves. Reference, rules 6.1. */
export const castOnParty: Rule<keyof World, CastSkill, Refusals, PartyScene, CastOnParty> =
  (world) => (params) => (party) => {
    const ready = readyCast(world.catalogue, params)(party.caster)
    if (E.isLeft(ready)) return ready
    const { spell, times } = ready.right
    if (spell.type !== 'skill' || spell.skill.target !== 'party')
      return refuse('spellNotFound', { spellId: params.skill })
    const cast = castOnScene(world, { skill: spell.skill, times })({ ...party, tasks: [] })
    if (E.isLeft(cast)) return cast
    const { caster, members } = cast.right.state
    const line = spellLine(spell, party.caster)
    return E.right({ ...cast.right, state: { caster, members }, report: line === undefined ? {} : { line } })
  }
