import type { Catalogue } from '../../src/catalogue/index.ts'
import { dayCommands } from '../../src/day/index.ts'
import type { GameEvent } from '../../src/kernel/index.ts'
import { type Plan, type User, asKey } from '../../src/model/index.ts'
import { billingMonths, isSubscribedAt, planContext, type PriceLogic } from '../../src/money/index.ts'
import { payments } from '../../src/payments/index.ts'
import { notificationOf } from '../../src/notifications/index.ts'
import { EMPTY_DOCUMENTS, type Documents, type AddressedEvent } from '../../src/documents/index.ts'
import { outcomeOf, aUser, type DeepPartial, overlay } from '../../test-kit/index.ts'
import { fullCatalogue } from '../support/full-catalogue.ts'
import { changedPaths, disagreements, same, setPath, withPaths } from '../support/paths.ts'
import { playerOf } from '../support/settled-player.ts'
import { everyCaseOf } from '../support/topic.ts'

type Fields = Readonly<Record<string, unknown>>

type Case = {
  readonly user: DeepPartial<User>
  readonly plan: DeepPartial<Plan>
  readonly now: string
  readonly months?: number
  readonly elapsedMonths?: number
  readonly nextHourglassDate?: string | null
  readonly subscribed?: boolean
  readonly changed?: Fields
  readonly giverChanged?: Fields
  readonly transactions?: ReadonlyArray<Fields>
  readonly notifications?: ReadonlyArray<Fields>
  readonly block?: string
  readonly gift?: boolean
  readonly recurring?: boolean
  readonly promoRunning?: 'g1g1'
  readonly changedFrom?: { readonly block: string; readonly logic: PriceLogic }
  readonly nextBill?: string | null
}

type TestCase = Case & { readonly id: string }

const RECEIVER = 'u1'
const GIVER = 'u2'

everyCaseOf<Case>('subscription-months', (testCase) => {
  const [group] = testCase.id.split('/')
  if (group === 'months')
    return faults({ months: testCase.months }, { months: billingMonths(aPlan(testCase.plan).planId) })
  if (group === 'context') return contextFaults(testCase)
  return group === 'cron' ? cronFaults(testCase) : paymentFaults(testCase)
})

const faults = (expected: Fields, actual: Fields): ReadonlyArray<string> => disagreements(actual, expected)

/** Somebody without a plan, but for what a case gives. */
const playerWith = (id: string, changes: DeepPartial<User> = {}): User => {
  const bare = withPaths(aUser({ _id: asKey<User['_id']>(id) }), {
    'items.gear.owned': {},
    'items.pets': {},
    'purchased.plan.dateUpdated': null,
  })
  return overlay(bare, changes)
}

const aPlan = (plan: DeepPartial<Plan>): Plan => playerWith(RECEIVER, { purchased: { plan: plan } }).purchased.plan

const contextFaults = ({ user, now, elapsedMonths, nextHourglassDate }: TestCase): ReadonlyArray<string> => {
  const context = planContext(playerWith(RECEIVER, user).purchased.plan, Date.parse(now))
  return faults(
    { elapsedMonths, nextHourglassDate },
    { ...context, nextHourglassDate: context.nextHourglassDate ?? null },
  )
}

const cronFaults = (testCase: TestCase): ReadonlyArray<string> => {
  const now = Date.parse(testCase.now)
  const before = setPath(playerWith(RECEIVER, testCase.user), 'lastCron', '2013-01-01T00:00:00.000Z')
  const { state, events } = outcomeOf(
    dayCommands.startDay.rule({ catalogue: fullCatalogue, now, seed: {} })({})(playerOf(before)),
  )
  return [
    ...faults({ subscribed: testCase.subscribed }, { subscribed: isSubscribedAt(before, now) }),
    ...disagreements(planChanges(before, state.user), testCase.changed ?? {}),
    ...eventFaults(testCase, events),
  ]
}

/** Owner and provider are left out of the cases. */
const planChanges = (before: User, after: User): Fields =>
  Object.fromEntries(
    Object.entries(changedPaths(before, after)).filter(
      ([path]) =>
        (path.startsWith('purchased.plan.') || path.startsWith('items.pets.')) && path !== 'purchased.plan.owner',
    ),
  )

const paymentFaults = (testCase: TestCase): ReadonlyArray<string> => {
  const receiver = playerWith(RECEIVER, testCase.user)
  const giver = playerWith(GIVER, testCase.id.endsWith('giver-recurring') ? { purchased: { plan: RECURRING } } : {})
  const context = { catalogue: catalogueWith(testCase), now: Date.parse(testCase.now), seed: testCase.id }
  const documents: Documents = { ...EMPTY_DOCUMENTS, users: { [RECEIVER]: receiver, [GIVER]: giver } }
  const { state, events } = pay(testCase, context)(documents)
  const { [RECEIVER]: receiverAfter = receiver, [GIVER]: giverAfter = giver } = state.users
  const { 'items.pets.Jackalope-RoyalPurple': _pet, ...giverChanges } = planChanges(giver, giverAfter)
  return [
    ...disagreements(planChanges(receiver, receiverAfter), testCase.changed ?? {}),
    ...(testCase.giverChanged === undefined ? [] : disagreements(giverChanges, testCase.giverChanged)),
    ...eventFaults(testCase, eventsOf(events), eventsOf(events.filter(({ to }) => to === RECEIVER))),
  ]
}

const RECURRING: DeepPartial<Plan> = {
  planId: 'basic_earned',
  customerId: 'customer',
  dateUpdated: '2024-12-01T00:00:00.000Z',
  dateCreated: '2024-01-10T10:00:00.000Z',
}

/** A case says itself whether a gift comes back. */
const catalogueWith = ({ promoRunning }: TestCase): Catalogue => ({
  ...fullCatalogue,
  events: promoRunning === undefined ? [] : [{ ...ALL_YEAR, key: promoRunning, promo: promoRunning }],
})

const ALL_YEAR = { from: '01-01T00:00+00:00', until: '12-31T23:59+00:00' } as const

type Payment = { readonly state: Documents; readonly events: ReadonlyArray<AddressedEvent> }

const pay =
  (testCase: TestCase, context: { readonly catalogue: Catalogue; readonly now: number; readonly seed: string }) =>
  (documents: Documents): Payment => {
    const { block = '', nextBill, changedFrom } = testCase
    const order = { actorId: RECEIVER, block, coupon: { event: block } }
    if (testCase.id.startsWith('cancel/'))
      return outcomeOf(
        payments.cancelSubscription(context)({ actorId: RECEIVER, ...(nextBill ? { nextBill } : {}) })(documents),
      )
    if (testCase.gift)
      return outcomeOf(payments.giveSubscription(context)({ ...order, actorId: GIVER, to: RECEIVER })(documents))
    if (testCase.recurring === false) return outcomeOf(payments.buyMonths(context)(order)(documents))
    const provider = { customer: 'customer', paymentMethod: 'Stripe' }
    const replaces = changedFrom === undefined ? {} : { replaces: changedFrom }
    return outcomeOf(payments.startSubscription(context)({ ...order, ...provider, ...replaces })(documents))
  }

const eventsOf = (events: ReadonlyArray<AddressedEvent>): ReadonlyArray<GameEvent> => events.map(({ event }) => event)

const eventFaults = (
  { transactions = [], notifications = [] }: TestCase,
  events: ReadonlyArray<GameEvent>,
  ofReceiver = events,
): ReadonlyArray<string> => {
  const moved = events.flatMap((event) =>
    event.type === 'CurrencyGained'
      ? [
          {
            transactionType: event.transaction,
            currency: event.currency,
            amount: event.amount,
            currentAmount: event.left,
          },
        ]
      : [],
  )
  const notes = ofReceiver.flatMap((event) => {
    const note = event.type === 'MysteryItemsReceived' ? notificationOf(event) : undefined
    return note === undefined ? [] : [{ type: note.type, data: note.data }]
  })
  return [
    ...(same(moved, transactions)
      ? []
      : [`transactions: expected ${JSON.stringify(transactions)}, got ${JSON.stringify(moved)}`]),
    ...(same(notes, notifications)
      ? []
      : [`notifications: expected ${JSON.stringify(notifications)}, got ${JSON.stringify(notes)}`]),
  ]
}
