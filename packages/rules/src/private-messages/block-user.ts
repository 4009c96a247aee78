import * as E from 'fp-ts/lib/Either.js'
import { isUuid, type Outcome, refuse, type Result } from '../kernel/index.ts'
import type { User } from '../model/index.ts'

export type BlockUser = { readonly user: string }

/** Blocks a player, or unblocks them. Reports the ids of all blocked players. docs/reference/api.md 2.2. */
export const blockUser =
  () =>
  ({ user: other }: BlockUser) =>
  (user: User): Result<'invalidUUID' | 'blockYourself', Outcome<User, ReadonlyArray<string>>> => {
    if (!isUuid(other)) return refuse('invalidUUID')
    if (other === user._id) return refuse('blockYourself')
    const before = user.inbox.blocks
    const blocks = before.includes(other) ? before.filter((id) => id !== other) : [...before, other]
    return E.right({ state: { ...user, inbox: { ...user.inbox, blocks } }, report: blocks, events: [] })
  }
