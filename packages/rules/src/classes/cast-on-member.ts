import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../content/catalogue.ts'
import { type Answer, type GameEvent, type Outcome, refuse, type Rule } from '../kernel/index.ts'
import type { User, UserId } from '../model/index.ts'
import { type MemberRefusals, memberNamed, type PartyScene } from './party-scene.ts'
import { type CastSkill, type ReadyCast, readyCast, type ReadyRefusals } from './ready-cast.ts'
import { receiveCard, sendCard } from './send-card.ts'
import { type SpellLine, spellLine } from './spell-line.ts'
import { beHit, throwable, throwItem } from './throw-item.ts'

/**
 * `events`: what happened to the target, where that is not the caster; `line`: for the party's chat. A service commits the
 * documents that are other than before, and notifies the target of the events.
 */
export type CastOnMember = {
  readonly target: UserId
  readonly events: ReadonlyArray<GameEvent>
  readonly line?: SpellLine
}

type Refusals = ReadyRefusals | MemberRefusals | 'spellNotOwned'

/** Throws something at a member of the party, or sends them a card. Reference, rules 6.1, 6.3 and 6.4. */
export const castOnMember: Rule<'catalogue', CastSkill, Refusals, PartyScene, CastOnMember> =
  ({ catalogue }) =>
  (params) =>
  (scene) => {
    const ready = readyCast(catalogue, params)(scene.caster)
    if (E.isLeft(ready)) return ready
    const target = memberNamed(scene, params.target)
    if (E.isLeft(target)) return target
    const given = giveAway(catalogue, ready.right)(scene.caster)
    if (E.isLeft(given)) return given
    const line = spellLine(ready.right.spell, scene.caster, target.right)
    const report = { target: target.right._id, ...(line === undefined ? {} : { line }) }
    const receive = receiveFrom(catalogue, ready.right, scene.caster)
    if (target.right === scene.caster) {
      const hit = receive(given.right.state)
      const events = [...given.right.events, ...hit.events]
      return E.right({ state: { ...scene, caster: hit.state }, report: { ...report, events: [] }, events })
    }
    const hit = receive(target.right)
    const members = scene.members.map((member) => (member === target.right ? hit.state : member))
    return E.right({
      state: { caster: given.right.state, members },
      report: { ...report, events: hit.events },
      events: given.right.events,
    })
  }

/** The caster's side of it. */
export const giveAway =
  (catalogue: Catalogue, { spell, times }: ReadyCast) =>
  (caster: User): Answer<'spellNotFound' | 'spellNotOwned', Outcome<User, undefined>> => {
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

/** The target's side of it. */
const receiveFrom =
  (catalogue: Catalogue, { spell, times }: ReadyCast, sender: User) =>
  (target: User): Outcome<User, undefined> => {
    if (spell.type === 'card') return receiveCard({ card: spell.card, times, sender })(target)
    if (spell.type === 'transformation') return beHit(catalogue, spell.item, times)(target)
    return { state: target, report: undefined, events: [] }
  }
