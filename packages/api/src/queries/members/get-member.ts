import type { User } from '@daykeep/rules/model'
import { denialsOf } from '@daykeep/rules/permissions'
import * as E from 'fp-ts/lib/Either.js'
import { notFound } from '../../core/api-error.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { eq, type Store } from '../../store/index.ts'
import { publicUsername, toMember } from '../../wire/index.ts'
import { playersNamed, toUsernameKey } from './by-username.ts'

/** Refuses userWithIDNotFound. docs/reference/api.md 2.11. */
export const getMember: PlayerHandler<'getMember', 'store' | 'catalogue'> =
  (app) =>
  async ({ input, player }) => {
    const { memberId } = input.params
    const member = await app.store.get<User>('users', memberId.toLowerCase())
    return member === undefined
      ? E.left(notFound('userWithIDNotFound', { userId: memberId }))
      : E.right({ data: toMember(app.catalogue, member.body), user: player })
  }

/** Refuses userNotFound. docs/reference/api.md 2.11. */
export const memberByUsername: PlayerHandler<'memberByUsername', 'store' | 'catalogue'> =
  (app) =>
  async ({ input, player }) => {
    const found = await findByUsername(app.store, input.params.username)
    if (found === undefined) return E.left(notFound('userNotFound'))
    const member = toMember(app.catalogue, found)
    const canReceive = denialsOf('send-private-message', player.body, found).length === 0
    return E.right({ data: { ...member, inbox: { ...member.inbox, canReceive } }, user: player })
  }

/** Players of the answer. */
const FOUND_AT_MOST = 20
/** docs/reference/api.md 2.11. */
export const findMembersByName: PlayerHandler<'findMembers', 'store'> =
  (app) =>
  async ({ input, player }) => {
    const users = await playersNamed(app.store, input.params.username, { after: '', limit: FOUND_AT_MOST })
    const data = users.flatMap((user) => {
      const username = publicUsername(user)
      const { _id, profile, contributor } = user
      return username === null
        ? []
        : [{ _id, id: _id, profile: { name: profile.name }, auth: { local: { username } }, contributor }]
    })
    return E.right({ data, user: player })
  }

const findByUsername = async (store: Pick<Store, 'get' | 'find'>, username: string): Promise<User | undefined> => {
  const [account] = await store.find('accounts', { where: eq('usernameLower', toUsernameKey(username)), limit: 1 })
  const user = account === undefined ? undefined : await store.get<User>('users', account.id)
  return user?.body.flags.verifiedUsername === true ? user.body : undefined
}
