import type { GameEvent, Outcome } from '../kernel/index.ts'
import type { UserId } from '../model/index.ts'
import type { ChatLine } from './chat-line.ts'
import { memberIds, type PartyState } from './party-state.ts'

/** What happened to each member: read for their notifications, toasts and webhooks. */
export type Told = Readonly<Record<UserId, ReadonlyArray<GameEvent>>>

/** `partyChanged` and `changed`: the documents to keep. `chat`: lines for the party's chat, in order. */
export type QuestReport = {
  readonly partyChanged: boolean
  readonly changed: ReadonlyArray<UserId>
  readonly chat: ReadonlyArray<ChatLine>
  readonly told: Told
}

/** A decision on its way: what the party and its members are now, and what is to be said. */
export type Draft = { readonly state: PartyState; readonly chat: ReadonlyArray<ChatLine>; readonly told: Told }

export const draft = (state: PartyState, chat: ReadonlyArray<ChatLine> = [], told: Told = {}): Draft => ({
  state,
  chat,
  told,
})

/** The decision going on: the state of the second, and what both say. */
export const followed = (first: Draft, next: (state: PartyState) => Draft): Draft => {
  const second = next(first.state)
  return { state: second.state, chat: [...first.chat, ...second.chat], told: both(first.told, second.told) }
}

const both = (first: Told, second: Told): Told => {
  const told: Record<UserId, ReadonlyArray<GameEvent>> = { ...first }
  for (const [id, events] of Object.entries(second)) told[id as UserId] = [...(told[id as UserId] ?? []), ...events]
  return told
}

/** The same event for each of them. */
export const toldAll = (ids: ReadonlyArray<UserId>, event: GameEvent): Told =>
  Object.fromEntries(ids.map((id) => [id, [event]]))

/** The decision as a rule answers it: the events are those of the member who acted. */
export const decided = (
  before: PartyState,
  by: UserId,
  { state, chat, told }: Draft,
): Outcome<PartyState, QuestReport> => ({
  state,
  report: {
    partyChanged: state.party !== before.party,
    changed: memberIds(state).filter((id) => state.members[id] !== before.members[id]),
    chat,
    told,
  },
  events: told[by] ?? [],
})
