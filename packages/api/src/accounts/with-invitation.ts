import { EMPTY_DOCUMENTS, withDocuments } from '@daykeep/rules/documents'
import { executeShared } from '@daykeep/rules/execute'
import type { Group, User } from '@daykeep/rules/model'
import { sharedCommands } from '@daykeep/rules/shared-commands'
import * as E from 'fp-ts/lib/Either.js'
import type { AppContext } from '../core/app-context.ts'
import { readInvitationToken } from '../core/invitation-token.ts'
import { toJson, type Write } from '../store/index.ts'

type Invited = { readonly user: User; readonly writes: readonly Write[] }

/** A new player with the invitation that brought them here, and what it brings its sender. docs/reference/api.md 6.5. */
export const withInvitation = async (
  { store, catalogue, clock }: Pick<AppContext, 'store' | 'catalogue' | 'clock'>,
  user: User,
  token: string | undefined,
): Promise<Invited> => {
  const at = clock()
  const invitation = token === undefined ? undefined : await readInvitationToken(store, token, at)
  if (invitation === undefined) return { user, writes: [] }
  const { group: id, inviter: inviterId } = invitation
  const [group, inviter] = await Promise.all([store.get<Group>('groups', id), store.get<User>('users', inviterId)])
  const users = [user, ...(inviter === undefined ? [] : [inviter.body])]
  const before = withDocuments(
    withDocuments(EMPTY_DOCUMENTS, 'users', users),
    'groups',
    group === undefined ? [] : [group.body],
  )
  const input = { params: { group: id, inviter: inviterId }, actorId: user._id, at, seed: `${user._id}/invitation` }
  const outcome = executeShared(catalogue)(sharedCommands.takeUpInvitation, input)(before)
  if (E.isLeft(outcome)) return { user, writes: [] }
  const { users: after } = outcome.right.state
  const thanked = after[inviterId]
  return {
    user: after[user._id] ?? user,
    writes:
      inviter === undefined || thanked === undefined || thanked === inviter.body
        ? []
        : [{ type: 'replace', collection: 'users', id: inviter.id, version: inviter.version, body: toJson(thanked) }],
  }
}
