import * as E from 'fp-ts/lib/Either.js'
import { type Answer, type Outcome, refuse } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { isUuid } from '../../tasks/index.ts'

export type BlockUser = { readonly user: string }

/** Blocks a player, or no longer. Reports whom the player blocks now. Reference, api 2.2. */
export const blockUser =
  () =>
  ({ user: other }: BlockUser) =>
  (user: User): Answer<'invalidUUID' | 'blockYourself', Outcome<User, ReadonlyArray<string>>> => {
    if (!isUuid(other)) return refuse('invalidUUID')
    if (other === user._id) return refuse('blockYourself')
    const before = user.inbox.blocks
    const blocks = before.includes(other) ? before.filter((id) => id !== other) : [...before, other]
    return E.right({ state: { ...user, inbox: { ...user.inbox, blocks } }, report: blocks, events: [] })
  }
