import * as E from 'fp-ts/lib/Either.js'
import {
  type Actor,
  type Documents,
  eventsFor,
  findDocument,
  requireActor,
  type SharedEvent,
  type SharedOutcome,
  sharedStep,
  type SharedRule,
  succeed,
  withDocuments,
  withUser,
} from '../documents/index.ts'
import {
  andThen,
  DAY,
  type FieldFault,
  fromIso,
  type GameEvent,
  refuse,
  refuseFields,
  type Result,
  type RuleContext,
  toIso,
} from '../kernel/index.ts'
import { convertPlan } from '../group-plans/index.ts'
import { removeFromGroup } from '../groups/index.ts'
import { type User, withPreferences } from '../model/index.ts'
import { authorizeSiteAction, hasPrivilege, isStaff } from '../permissions/index.ts'
import { type Change, withChanges } from '../player/index.ts'
import { withContributorRewards } from './contributor-rewards.ts'
import { isHeroPath, isPrivilegePath } from './hero-paths.ts'
import { heroValue } from './hero-value.ts'

/**
 * What support changes of a player. `changes`: values by dotted path. `email` and `newToken` also concern the account, whose logins
 * the shell ends. docs/reference/api.md 3.16.
 */
export type UpdateHero = {
  readonly hero: string
  readonly changes?: Readonly<Record<string, unknown>>
  readonly note?: string
  /** Why the gems change: the audit keeps it. */
  readonly reason?: string
  readonly email?: string
  readonly newToken?: boolean
  readonly resetCron?: boolean
  readonly removeFromParty?: boolean
  /** The group whose plan the player's own subscription becomes. */
  readonly convertToGroupPlan?: string
}

/** Characters of a reason. */
const MOST_CHARACTERS = 500

type Refusals = 'noPrivAccess' | 'userWithIDNotFound' | 'invalidReqParams'

/**
 * Changes a player for support. Privileges, and the accounts of staff, are for full access alone.
 * docs/reference/api.md 3.16; docs/decisions/102-what-support-may-change.md.
 */
export const updateHero: SharedRule<keyof RuleContext, UpdateHero, Refusals, User, SharedEvent> =
  (context) => (params) => (documents) => {
    const { catalogue, now } = context
    const hero = authorizedHero(documents, params)
    if (E.isLeft(hero)) return hero
    const changes = decodeChanges({ catalogue }, params.changes ?? {})
    if (E.isLeft(changes)) return changes
    const before = hero.right
    const changed = followed(withChanges(before, changes.right), before, params, now)
    const unexplained = reasonFault(params.reason ?? '')
    if (unexplained !== undefined) return refuseFields('User', [unexplained])
    const rewarded = withContributorRewards(catalogue, before.contributor.level ?? 0, changed)
    const events = eventsFor(before._id, [...currencyEvents(before, changed), ...rewarded.events])
    const updated = sharedStep(withUser(documents, rewarded.state), events)
    const converted = withConvertedPlan(context, updated, params)
    if (E.isLeft(converted)) return converted
    const settled = andThen(outOfParty(context, rewarded.state, params))(converted.right)
    const state = withNote(settled.state, rewarded.state, params.note)
    return succeed(state, findDocument(state, 'users', before._id) ?? rewarded.state, settled.events)
  }

const authorizedHero = (
  documents: Documents,
  { actorId, hero: id, changes = {}, email, newToken }: UpdateHero & Actor,
): Result<Refusals, User> => {
  const actor = requireActor(documents, actorId)
  const authorized = authorizeSiteAction('writeHero', actor)
  if (E.isLeft(authorized)) return refuse('noPrivAccess')
  const hero = findDocument(documents, 'users', id)
  if (hero === undefined) return refuse('userWithIDNotFound', { userId: id })
  const concernsAccount = email !== undefined || newToken === true || 'auth.blocked' in changes
  const needsFullAccess = Object.keys(changes).some(isPrivilegePath) || (concernsAccount && isStaff(hero))
  return needsFullAccess && !hasPrivilege(actor, 'groupSupport') ? refuse('noPrivAccess') : E.right(hero)
}

const decodeChanges = (
  { catalogue }: Pick<RuleContext, 'catalogue'>,
  changes: Readonly<Record<string, unknown>>,
): Result<'invalidReqParams', ReadonlyArray<Change>> => {
  const faults: FieldFault[] = []
  const decoded: Change[] = []
  for (const [path, value] of Object.entries(changes)) {
    const result = isHeroPath(catalogue, path) ? heroValue(path, value) : E.left('fieldInvalid' as const)
    if (E.isLeft(result)) faults.push({ path, key: result.left, value })
    else decoded.push({ path, value: result.right })
  }
  return faults.length > 0 ? refuseFields('User', faults) : E.right(decoded)
}

/** Our own screen asks for a reason when gems come or go; other clients know no such field. docs/reference/api.md 3.16. */
const reasonFault = (reason: string): FieldFault | undefined =>
  reason.length > MOST_CHARACTERS
    ? { path: 'reason', key: 'fieldTooLong', params: { limit: MOST_CHARACTERS } }
    : undefined

/** A suspended player rests; a new day comes at the next visit when support says so. */
const followed = (user: User, before: User, { email, resetCron }: UpdateHero, now: number): User => {
  const asleep =
    user.auth.blocked === true && before.auth.blocked !== true ? withPreferences(user, { sleep: true }) : user
  const addressed =
    email === undefined ? asleep : { ...asleep, auth: { ...asleep.auth, local: { ...asleep.auth.local, email } } }
  const yesterday = Math.min(now - DAY, fromIso(addressed.lastCron))
  return resetCron === true ? { ...addressed, lastCron: toIso(yesterday) } : addressed
}

const currencyEvents = (before: User, after: User): ReadonlyArray<GameEvent> => [
  ...currencyEvent('gems', after.balance - before.balance, after.balance),
  ...currencyEvent('hourglasses', trinketsOf(after) - trinketsOf(before), trinketsOf(after)),
]

const trinketsOf = ({ purchased }: User): number => purchased.plan.consecutive.trinkets

const currencyEvent = (currency: 'gems' | 'hourglasses', amount: number, left: number): ReadonlyArray<GameEvent> => {
  if (amount === 0) return []
  const transaction = currency === 'gems' ? 'admin_update_balance' : 'admin_update_hourglasses'
  return [
    { type: amount > 0 ? 'CurrencyGained' : 'CurrencySpent', currency, transaction, amount: Math.abs(amount), left },
  ]
}

const withConvertedPlan = (
  context: RuleContext,
  before: SharedOutcome<undefined, SharedEvent>,
  { hero, convertToGroupPlan: group }: UpdateHero,
): Result<'invalidReqParams', SharedOutcome<undefined, SharedEvent>> => {
  if (group === undefined) return E.right(before)
  const converted = convertPlan(context, { player: hero, group })(before.state)
  return E.isLeft(converted)
    ? refuseFields('User', [{ path: 'purchased.plan.convertToGroupPlan', key: converted.left, value: group }])
    : E.right({ ...converted.right, events: [...before.events, ...converted.right.events] })
}

const outOfParty =
  (context: RuleContext, hero: User, { removeFromParty }: UpdateHero) =>
  (documents: Documents): SharedOutcome<undefined, SharedEvent> => {
    const group = hero.party._id === undefined ? undefined : findDocument(documents, 'groups', hero.party._id)
    return removeFromParty === true && group !== undefined
      ? removeFromGroup(context, { player: hero, group })(documents)
      : sharedStep(documents)
  }

const withNote = (documents: Documents, { _id }: User, text: string | undefined): Documents => {
  if (text === undefined || text === (findDocument(documents, 'staffNotes', _id)?.text ?? '')) return documents
  return withDocuments(documents, 'staffNotes', [{ _id, text }])
}
