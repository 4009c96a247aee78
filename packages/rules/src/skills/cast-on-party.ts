import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import {
  eventsFor,
  requireActor,
  type SharedEvent,
  type SharedRule,
  sharedStep,
  succeed,
  withDocuments,
} from '../documents/index.ts'
import { andThen, refuse, type RuleContext } from '../kernel/index.ts'
import { castOnTargets } from './cast-on-targets.ts'
import { othersInParty, type PartyCastReport, tellParty } from './party-cast.ts'
import { type CastSkill, readyCast, type ReadyRefusals } from './ready-cast.ts'
import type { EffectRefusals } from './skill-targets.ts'
import { spellLine } from './spell-line.ts'

type Refusals = ReadyRefusals | EffectRefusals

/**
 * Casts a skill on the whole party, including the caster. Without a party it reaches the caster alone.
 * docs/reference/rules.md 6.1.
 */
export const castOnParty: SharedRule<keyof RuleContext, CastSkill, Refusals, PartyCastReport, SharedEvent> =
  (context) =>
  ({ actorId, ...params }) =>
  (documents) => {
    const before = requireActor(documents, actorId)
    const ready = readyCast(context.catalogue, params)(before)
    if (E.isLeft(ready)) return ready
    const { spell, times } = ready.right
    if (spell.type !== 'skill' || spell.skill.target !== 'party')
      return refuse('spellNotFound', { spellId: params.skill })
    const targets = { caster: before, tasks: [], members: othersInParty(documents, before) }
    const cast = castOnTargets(context, { skill: spell.skill, times })(targets)
    if (E.isLeft(cast)) return cast
    const { caster, members } = cast.right.state
    const { state, events } = pipe(
      sharedStep(withDocuments(documents, 'users', [caster, ...members]), eventsFor(caster._id, cast.right.events)),
      andThen(tellParty(before, spellLine(spell, before))),
    )
    return succeed(state, { target: 'party', members: [caster, ...members].map(({ _id }) => _id) }, events)
  }
