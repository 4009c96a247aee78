import { describe, expect, it } from 'vitest'
import { REFUSALS } from '../../src/kernel/index.ts'
import { readTopic } from '../support/topic.ts'

type Route = { readonly refusals?: ReadonlyArray<readonly [string, string]> }

/** Refusals that are no rule's: accounts, payments, staff's lists and devices are the API's own. */
const OF_THE_API = new Set([
  'amazonSubscriptionNotValidated',
  'blockerNotFound',
  'cannotDeleteActiveAccount',
  'cannotFulfillReq',
  'cantDetachSocial',
  'giftSubscriptionNotValidated',
  'groupWithIDNotFound',
  'guildsOnlyPaginate',
  'incorrectDeletePhrase',
  'incorrectResetPhrase',
  'invalidLoginCredentialsLong',
  'invalidPasswordResetCode',
  'missingCustomerId',
  'missingPassword',
  'missingPaymentId',
  'missingPaypalBlock',
  'missingReceipt',
  'missingSubKey',
  'newsPostNotFound',
  'passwordConfirmationMatch',
  'subscriptionNotFoundForUser',
  'unknownSubscriptionPaymentMethod',
  'unsupportedNetwork',
  'userHasNoLocalRegistration',
  'usernameTaken',
  'wrongPassword',
])

/** Refusals that we have under another name, or not at all, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  featureRetired: 'guilds, the tavern and their chat are kept (docs/decisions/048-guilds-are-kept.md)',
  messageNotificationNotFound: 'NotificationNotFound, the key of the specification',
}

/** Keys that are of another kind in one place than elsewhere; the rules of that place say so with `refuseAs`. */
const OF_TWO_KINDS = new Set(['challengeMemberNotFound', 'questAlreadyAccepted', 'questAlreadyRejected'])

const { cases } = readTopic<Route>('endpoints')
const known: Readonly<Record<string, string>> = REFUSALS
const raised = cases.flatMap(({ id, refusals = [] }) => refusals.map(([key, kind]) => ({ id, key, kind })))

describe('the refusals of every route', () => {
  it('are known to the rules, unless they are the API’s own', () => {
    const missing = raised.filter(({ key }) => known[key] === undefined && !OF_THE_API.has(key))
    expect(missing.filter(({ key }) => OTHERWISE[key] === undefined)).toEqual([])
  })

  it('are of the recorded kind', () => {
    const others = raised.filter(({ key, kind }) => known[key] !== undefined && known[key] !== kind)
    expect(others.filter(({ key }) => !OF_TWO_KINDS.has(key))).toEqual([])
  })

  it('name nothing here that no route raises', () => {
    const keys = new Set(raised.map(({ key }) => key))
    expect([...OF_THE_API, ...Object.keys(OTHERWISE), ...OF_TWO_KINDS].filter((key) => !keys.has(key))).toEqual([])
  })
})
