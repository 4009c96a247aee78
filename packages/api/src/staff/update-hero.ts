import { isRecord } from '@daykeep/rules/kernel'
import * as E from 'fp-ts/lib/Either.js'
import { type AccountBody, findTokens, isTaken, normalize, toTokenRemovals } from '../accounts/index.ts'
import { type ExecutedShared, type RespondDependencies, respondShared } from '../commands/index.ts'
import { isEmail } from '../contract/index.ts'
import { badRequest, invalidRequest } from '../core/api-error.ts'
import type { EndpointHandler } from '../core/handler.ts'
import { paymentOfGroup } from '../payments/index.ts'
import type { Store, Write } from '../store/index.ts'
import { heroOf } from './heroes.ts'

/** Changes of a player by support, and of their account with it. docs/reference/api.md 2.15 and 3.16. */
export const updateHero: EndpointHandler<'updateHero', keyof RespondDependencies> = (app) => async (request) => {
  const heroId = request.input.params.heroId.toLowerCase()
  const params = toParams(heroId, request.input.body)
  const { email } = params
  if (email !== undefined && !isEmail(email))
    return E.left(invalidRequest([{ param: 'auth.local.email', key: 'notAnEmail', value: email }]))
  const account = email === undefined ? undefined : await app.store.get<AccountBody>('accounts', heroId)
  if (
    email !== undefined &&
    normalize(email) !== account?.body.emailLower &&
    (await isTaken(app.store, 'emailLower', email))
  )
    return E.left(badRequest('emailTaken'))
  return respondShared(app, request as never, {
    command: 'updateHero',
    toParams: () => params,
    otherWrites: async (executed) => [
      ...(await accountWrites(app.store, heroId, params)),
      ...(await paymentWrites(app.store, heroId, executed)),
    ],
    toData: async ({ report, params: { note } }) => {
      const hero = await heroOf(app, report)
      return note === undefined ? hero : { ...hero, secret: { text: note } }
    },
  }) as never
}

type HeroParams = {
  readonly hero: string
  readonly changes: Readonly<Record<string, unknown>>
  readonly email?: string
  readonly newToken?: boolean
  readonly convertToGroupPlan?: string
}

/** Not a field of the player but an act on it. docs/decisions/150-plans-become-plans-of-groups.md. */
const CONVERSION = 'purchased.plan.convertToGroupPlan'

/** Parts of the body by the name of their acts; the rest are fields by path. */
const ACTS = { changeApiToken: 'newToken', resetCron: 'resetCron', removeFromParty: 'removeFromParty' } as const
const PAIRS = [
  ['purchasedPath', 'purchasedVal'],
  ['achievementPath', 'achievementVal'],
  ['itemPath', 'itemVal'],
] as const
const SPECIAL: ReadonlySet<string> = new Set([...Object.keys(ACTS), ...PAIRS.flat(), 'secret', 'reason', '_id', 'id'])

const toParams = (hero: string, body: Readonly<Record<string, unknown>>): HeroParams => {
  const fields = Object.fromEntries(Object.entries(body).filter(([key]) => !SPECIAL.has(key)))
  const { 'auth.local.email': email, [CONVERSION]: group, ...changes } = leavesOf(fields)
  const pairs = PAIRS.flatMap(([path, value]) => (typeof body[path] === 'string' ? [[body[path], body[value]]] : []))
  const acts = Object.entries(ACTS).flatMap(([field, name]) => (isTrue(body[field]) ? [[name, true]] : []))
  const { reason } = body
  const note = isRecord(body['secret']) ? body['secret']['text'] : undefined
  return {
    hero,
    changes: { ...changes, ...Object.fromEntries(pairs) },
    ...Object.fromEntries(acts),
    ...(typeof note === 'string' ? { note } : {}),
    ...(typeof reason === 'string' ? { reason } : {}),
    ...(typeof group === 'string' && group !== '' ? { convertToGroupPlan: group.trim().toLowerCase() } : {}),
    ...(typeof email === 'string' && email !== '' ? { email: email.trim() } : {}),
  }
}

const isTrue = (value: unknown): boolean => value === true || value === 'true'

/** The fields of a nested body by their dotted path. */
const leavesOf = (fields: Readonly<Record<string, unknown>>, prefix = ''): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      const path = `${prefix}${key}`
      return isRecord(value) ? Object.entries(leavesOf(value, `${path}.`)) : [[path, value]]
    }),
  )

/** A new address, and the end of all logins of a player who was suspended or gets a new token. */
const accountWrites = async (
  store: Store,
  userId: string,
  { email, newToken, changes }: HeroParams,
): Promise<readonly Write[]> => {
  const account = email === undefined ? undefined : await store.get<AccountBody>('accounts', userId)
  const addressed: readonly Write[] =
    account === undefined || email === undefined
      ? []
      : [{ type: 'replace', collection: 'accounts', ...account, body: withEmail(account.body, email) }]
  const endsLogins = newToken === true || changes['auth.blocked'] === true
  return endsLogins ? [...addressed, ...toTokenRemovals(await findTokens(store, userId))] : addressed
}

/** What is paid for a plan that became a group's is paid for the group from then on. */
const paymentWrites = async (
  store: Store,
  userId: string,
  { params: { convertToGroupPlan: group }, before }: ExecutedShared<Pick<HeroParams, 'convertToGroupPlan'>, unknown>,
): Promise<readonly Write[]> => {
  const subscription = before.users[userId]?.purchased.plan.subscriptionId
  return group === undefined || subscription === undefined ? [] : paymentOfGroup(store, subscription, group)
}

const withEmail = ({ reset: _ended, emailProven: _other, ...account }: AccountBody, email: string): AccountBody => ({
  ...account,
  email,
  emailLower: normalize(email),
})
