import * as E from 'fp-ts/lib/Either.js'
import type { Documents, SharedEvent, SharedOutcome } from '../../src/documents/index.ts'
import type { GameEvent, RefusalKey, Result } from '../../src/kernel/index.ts'
import { asKey, type User } from '../../src/model/index.ts'
import { eventsOf, linesIn } from './party.ts'
import { aGroup, documentsWith } from './people.ts'

/** Who casts, and the others of their party. */
export type CastScene = { readonly caster: User; readonly members: ReadonlyArray<User> }

type Line = ReturnType<typeof linesIn>[number]

/** What a cast made of them: their documents, the line for the chat, and what happened to the caster and to each other. */
export type CastResult = CastScene & {
  readonly line: Line | undefined
  readonly events: ReadonlyArray<GameEvent>
  readonly eventsOfMembers: ReadonlyArray<ReadonlyArray<GameEvent>>
}

type Cast = (documents: Documents) => Result<RefusalKey, SharedOutcome<unknown, SharedEvent>>

/** Plays a cast on a party. */
export const castAmong =
  ({ caster, members }: CastScene) =>
  (cast: Cast): Result<RefusalKey, CastResult> => {
    const group = aGroup('party', { _id: asKey(caster.party._id ?? 'none') })
    const result = cast(documentsWith({ users: [caster, ...members], groups: [group] }))
    return E.map(({ state, events }: SharedOutcome<unknown, SharedEvent>) => ({
      caster: state.users[caster._id] ?? caster,
      members: members.map((member) => state.users[member._id] ?? member),
      line: linesIn(events)[0],
      events: eventsOf(events, caster._id),
      eventsOfMembers: members.map(({ _id }) => eventsOf(events, _id)),
    }))(result)
  }
