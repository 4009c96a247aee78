import { auditedChanges } from '@daykeep/rules/staff'
import { EMPTY_DOCUMENTS, withUser } from '@daykeep/rules/documents'
import type { User } from '@daykeep/rules/model'
import { isStaff, PRIVILEGES } from '@daykeep/rules/permissions'
import * as E from 'fp-ts/lib/Either.js'
import { type AccountBody, findTokens, makeResetCode, toTokenRemovals } from '../accounts/index.ts'
import { toAuditWrite } from '../commands/index.ts'
import type { Document, Store, Write } from '../store/index.ts'
import { toJson } from '../store/index.ts'
import { findHero } from './find-hero.ts'

/** What the operator can give to a player. */
export const GRANTS: ReadonlyArray<string> = [...PRIVILEGES.filter((each) => each !== 'groupSupport'), 'fullAccess']

const OPERATOR = { id: '', name: 'operator' } as const

type Answer = Promise<E.Either<string, string>>

/** Who does what at the machine, where no login is needed. Each change leaves a line of the audit. */
export const createOperator = (store: Store, clock: () => number) => ({
  grant: (name: string, privilege: string): Answer => setPrivilege(store, clock, name, privilege, true),
  revoke: (name: string, privilege: string): Answer => setPrivilege(store, clock, name, privilege, false),
  suspend: (name: string): Answer =>
    change(store, clock, 'suspend', name, async (user) => ({
      user: { ...user, auth: { ...user.auth, blocked: true }, preferences: { ...user.preferences, sleep: true } },
      otherWrites: toTokenRemovals(await findTokens(store, user._id)),
      line: `${nameOf(user)} is suspended and logged out everywhere`,
    })),
  unsuspend: (name: string): Answer =>
    change(store, clock, 'unsuspend', name, async (user) => ({
      user: { ...user, auth: { ...user.auth, blocked: false } },
      line: `${nameOf(user)} may log in again`,
    })),
  /** For who has lost app and recovery codes: the password alone is asked for again. */
  secondFactorOff: async (name: string): Answer => {
    const found = await findHero(store, name)
    if (E.isRight(found) && (await accountOf(store, found.right.id))?.body.totp === undefined)
      return E.left(`${name} has no second factor`)
    return change(store, clock, 'second-factor-off', name, async (user) => ({
      user,
      otherWrites: [
        ...withoutSecondFactor(await accountOf(store, user._id)),
        ...toTokenRemovals(await findTokens(store, user._id)),
      ],
      line: `${nameOf(user)} has no second factor any more and is logged out everywhere`,
    }))
  },
  /** A link with which the player chooses a new password, as by e-mail. */
  resetLink: async (name: string, baseUrl: string): Answer => {
    const user = await findHero(store, name)
    if (E.isLeft(user)) return E.left(`there is no player ${name}`)
    const { id, body } = user.right
    if (body.auth.blocked === true) return E.left(`${name} is suspended: unsuspend comes first`)
    const line = { at: clock(), actor: OPERATOR, act: 'reset-link', subjects: [id], changes: [] }
    const code = await makeResetCode({ store, clock }, id, [toAuditWrite(line)])
    if (code === undefined) return E.left(`${name} has no account`)
    return E.right(`${baseUrl}/reset-password?code=${encodeURIComponent(code)}`)
  },
  /** Everybody with a privilege, one a line. */
  list: async (): Answer => {
    const lines: string[] = []
    for (let after = '', size = BATCH; size === BATCH; ) {
      const found: readonly Document<User>[] = await store.find<User>('users', { after, limit: BATCH })
      lines.push(...found.flatMap(({ body }) => (isStaff(body) ? [`${nameOf(body)}: ${privilegesOf(body)}`] : [])))
      after = found.at(-1)?.id ?? ''
      size = found.length
    }
    return E.right(lines.length === 0 ? 'nobody has a privilege' : lines.join('\n'))
  },
})

const accountOf = (store: Store, id: string): Promise<Document<AccountBody> | undefined> =>
  store.get<AccountBody>('accounts', id)

const withoutSecondFactor = (account: Document<AccountBody> | undefined): readonly Write[] => {
  if (account === undefined) return []
  const { id, version } = account
  const { totp: _lost, ...body } = account.body
  return [{ type: 'replace', collection: 'accounts', id, version, body: toJson(body) }]
}

/** Players that are read at once. */
const BATCH = 500

const nameOf = ({ auth, profile }: User): string => auth.local.username ?? profile.name

const privilegesOf = ({ permissions }: User): string =>
  GRANTS.filter((privilege) => permissions[privilege] === true).join(', ')

const setPrivilege = (store: Store, clock: () => number, name: string, privilege: string, isHeld: boolean): Answer => {
  if (!GRANTS.includes(privilege))
    return Promise.resolve(E.left(`there is no privilege ${privilege}: ${GRANTS.join(', ')}`))
  return change(store, clock, isHeld ? 'grant' : 'revoke', name, async (user) => {
    const changed = { ...user, permissions: { ...user.permissions, [privilege]: isHeld } }
    return { user: changed, line: `${nameOf(user)}: ${privilegesOf(changed) || 'no privileges'}` }
  })
}

type Change = { readonly user: User; readonly otherWrites?: readonly Write[]; readonly line: string }

/** Tries again while the server is faster. */
const ATTEMPTS = 20

const change = async (
  store: Store,
  clock: () => number,
  act: string,
  name: string,
  decide: (user: User) => Promise<Change>,
): Answer => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = await findHero(store, name)
    if (E.isLeft(found)) return E.left(`there is no player ${name}`)
    const { id, version, body } = found.right
    const { user, otherWrites = [], line } = await decide(body)
    const changes = auditedChanges(withUser(EMPTY_DOCUMENTS, body), withUser(EMPTY_DOCUMENTS, user))
    if (changes.length === 0 && otherWrites.length === 0) return E.right(line)
    const committed = await store.commit([
      { type: 'replace', collection: 'users', id, version, body: toJson(user) },
      ...otherWrites,
      toAuditWrite({ at: clock(), actor: OPERATOR, act, subjects: [id], changes }),
    ])
    if (E.isRight(committed)) return E.right(line)
    if (committed.left.type !== 'conflict') return E.left('the store did not take the change')
  }
  return E.left('the player is too busy: please try again')
}
