import type { User } from '@daykeep/rules/model'
import { aPlayer, aUser } from '@daykeep/rules/test-kit/user'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearToasts } from '../../../test-kit/clear-toasts.ts'
import { RequestError } from '../../queries/index.ts'
import type { PlayerSnapshot } from '../../sync/index.ts'
import { toasts } from '../../toasts/index.ts'
import { goneFor, isInvited } from './use-gone.ts'

const refusal = new RequestError({
  status: 401,
  success: false,
  error: 'NotAuthorized',
  message: 'You need an invitation to this group.',
})
const toBell = { params: { groupId: 'bell' } }
const invitation = { invitations: { parties: [{ id: 'bell', name: 'The bell', inviter: 'ana' }] } } as object

/** What a player is told whose answer to an invitation is refused, and who is `after` once they are loaded anew. */
const toldTo = async (after: User) => {
  let user = aUser(invitation)
  const store = {
    reload: async () => {
      user = after
    },
    snapshot: () => ({ player: aPlayer(user) }) as PlayerSnapshot,
  }
  goneFor(store)('joinGroup', isInvited)(refusal, { sent: toBell })
  await vi.waitFor(() => expect(toasts.visible()).toHaveLength(1))
  return toasts.visible().map(({ type, text }) => [type, text])
}

describe('an answer that is refused', () => {
  afterEach(clearToasts)

  it('is told as gone when the invitation was taken back meanwhile', async () =>
    expect(await toldTo(aUser())).toEqual([['info', 'That is no longer open']]))

  it('is told with its reason while the invitation is there', async () =>
    expect(await toldTo(aUser(invitation))).toEqual([['error', 'You need an invitation to this group.']]))
})
