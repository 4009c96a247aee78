import {
  type Documents,
  type SharedEvent,
  type SharedOutcome,
  sharedStep,
  withoutDocuments,
} from '../documents/index.ts'
import { asKey, type ChatMessage, type GroupId, SYSTEM, type User, type UserId } from '../model/index.ts'
import { isInSameParty } from '../permissions/index.ts'
import type { SpellTarget } from './spell.ts'
import { joinedLine, SpellLine } from './spell-line.ts'

/** `members`: the ids of everyone the cast reached. */
export type PartyCastReport = { readonly target: SpellTarget; readonly members: ReadonlyArray<UserId> }

/** The other members of the caster's party. */
export const othersInParty = ({ users }: Documents, caster: User): ReadonlyArray<User> =>
  Object.values(users).filter((user) => user._id !== caster._id && isInSameParty(user, caster))

/**
 * Posts a line about a spell to the party's chat, if there is one to post. If the newest message is about the same
 * spell, one line replaces both. docs/reference/rules.md 6.1 step 5.
 */
export const tellParty =
  ({ party }: User, line: SpellLine | undefined) =>
  (documents: Documents): SharedOutcome<undefined, SharedEvent> => {
    if (line === undefined || party._id === undefined) return sharedStep(documents)
    const chat = asKey<GroupId>(party._id)
    const newest = newestIn(documents, chat)
    const previous = newest?.uuid === SYSTEM && SpellLine.is(newest.info) ? newest.info : undefined
    const joined = joinedLine(previous, line)
    if (newest === undefined || joined === undefined) return sharedStep(documents, [{ chat, line }])
    return sharedStep(withoutDocuments(documents, 'messages', [newest._id]), [{ chat, line: joined }])
  }

const newestIn = ({ messages }: Documents, group: string): ChatMessage | undefined =>
  Object.values(messages)
    .filter(({ groupId }) => groupId === group)
    .sort((a, b) => b.timestamp - a.timestamp)[0]
