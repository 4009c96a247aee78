import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Catalogue } from '../catalogue/index.ts'
import {
  eventsFor,
  findDocument,
  requireActor,
  type SharedEvent,
  type SharedRule,
  sharedStep,
  succeed,
  withUser,
} from '../documents/index.ts'
import { andThen, type Outcome, outcome, refuse, type Result } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { withDebuffPinsSince } from './debuff-pins.ts'
import { othersInParty, type PartyCastReport, tellParty } from './party-cast.ts'
import { type CastSkill, readyCast, type ReadyCast, type ReadyRefusals } from './ready-cast.ts'
import { receiveCard, sendCard } from './send-card.ts'
import { spellLine } from './spell-line.ts'
import { type MemberRefusals, targetMember } from './target-member.ts'
import { beHit, throwable, throwItem } from './throw-item.ts'

type Refusals = ReadyRefusals | MemberRefusals | 'spellNotOwned'

/** Throws an item at a member of the party, or sends them a card. docs/reference/rules.md 6.1, 6.3 and 6.4. */
export const castOnMember: SharedRule<'catalogue', CastSkill, Refusals, PartyCastReport, SharedEvent> =
  ({ catalogue }) =>
  ({ actorId, ...params }) =>
  (documents) => {
    const caster = requireActor(documents, actorId)
    const ready = readyCast(catalogue, params)(caster)
    if (E.isLeft(ready)) return ready
    const target = targetMember(caster, othersInParty(documents, caster), params.target)
    if (E.isLeft(target)) return target
    const casterOutcome = giveAway(catalogue, ready.right)(caster)
    if (E.isLeft(casterOutcome)) return casterOutcome
    const { _id } = target.right
    const { state, events } = pipe(
      sharedStep(withUser(documents, casterOutcome.right.state), eventsFor(caster._id, casterOutcome.right.events)),
      andThen((paid) => {
        const hit = receive(catalogue, ready.right, caster)(findDocument(paid, 'users', _id) ?? target.right)
        return sharedStep(withUser(paid, hit.state), eventsFor(_id, hit.events))
      }),
      andThen(tellParty(caster, spellLine(ready.right.spell, caster, target.right))),
    )
    return succeed(state, { target: 'user', members: [_id] }, events)
  }

/** What the caster pays and gains. */
export const giveAway =
  (catalogue: Catalogue, { spell, times }: ReadyCast) =>
  (caster: User): Result<'spellNotFound' | 'spellNotOwned', Outcome<User, undefined>> => {
    switch (spell.type) {
      case 'card':
        return E.right(sendCard(spell.card, times)(caster))
      case 'transformation':
        return throwable(caster, spell.item) < times
          ? refuse('spellNotOwned')
          : E.right(throwItem(catalogue, spell.item, times)(caster))
      case 'skill':
        return refuse('spellNotFound', { spellId: spell.skill.key })
      case 'antidote':
        return refuse('spellNotFound', { spellId: spell.item.antidote.key })
    }
  }

/**
 * What the target receives. Casters who hit themselves keep the antidote of their earlier look pinned.
 * docs/reference/rules.md 6.3.
 */
export const receive =
  (catalogue: Catalogue, { spell, times }: ReadyCast, sender: User) =>
  (target: User): Outcome<User, undefined> => {
    if (spell.type === 'card') return receiveCard({ card: spell.card, times, sender })(target)
    if (spell.type !== 'transformation') return outcome(target)
    const hit = beHit(catalogue, spell.item, times)(target)
    return target._id === sender._id ? { ...hit, state: withDebuffPinsSince(catalogue, sender, hit.state) } : hit
  }
