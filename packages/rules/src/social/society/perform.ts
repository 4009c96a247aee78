import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../../content/catalogue.ts'
import type { Answer, Instant, RefusalKey, Seed, World } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { notify } from '../../notifications/index.ts'
import { settle } from '../../turn/settle.ts'
import type { SocialOutcome, Told } from './social-rule.ts'
import { changedDocuments } from './changed-documents.ts'
import { type Society, usersOf, withDocuments } from './society.ts'

/** An act among people: its parameters, when, and what its throws and new ids are drawn from. */
export type SocialAct<Params> = { readonly params: Params; readonly at: Instant; readonly seed: Seed }

type AnyRule<Params, Report> = (
  world: World,
) => (params: Params) => (society: Society) => Answer<RefusalKey, SocialOutcome<Report>>

/**
 * Performs an act among people: its rule, then, for each player whom it changed or told something, what follows of every
 * change and the notifications that the events call for. It counts no turn, since a turn is the player's own.
 */
export const perform =
  (catalogue: Catalogue) =>
  <Params, Report>(rule: AnyRule<Params, Report>, { params, at, seed }: SocialAct<Params>) =>
  (society: Society): Answer<RefusalKey, SocialOutcome<Report>> => {
    const answer = rule({ catalogue, now: at, seed })(params)(society)
    if (E.isLeft(answer)) return answer
    const { state, told } = answer.right
    const { inserted, replaced } = changedDocuments(society, state, 'users')
    const concerned = new Set([...inserted, ...replaced].map(({ _id }) => _id))
    for (const { to } of told) concerned.add(to)
    const settled = usersOf(state, concerned).map((user) => settledUser(catalogue, seed, told)(user))
    return E.right({
      ...answer.right,
      state: withDocuments(
        state,
        'users',
        settled.map(({ user }) => user),
      ),
      told: [...told, ...settled.flatMap((each) => each.told)],
    })
  }

type Settled = { readonly user: User; readonly told: ReadonlyArray<Told> }

const settledUser =
  (catalogue: Catalogue, seed: Seed, told: ReadonlyArray<Told>) =>
  (user: User): Settled => {
    const settled = settle(catalogue, seed)(user)
    const events = told.flatMap(({ to, event }) => (to === user._id ? [event] : []))
    const notified = notify(seed, `notification/${user._id}`)([...events, ...settled.events])(settled.state)
    return { user: notified, told: settled.events.map((event) => ({ to: user._id, event })) }
  }
