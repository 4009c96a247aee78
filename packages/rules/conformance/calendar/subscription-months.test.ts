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

type Given = Case & { readonly id: string }

const RECEIVER = 'u1'
const GIVER = 'u2'

everyCaseOf<Case>('subscription-months', (given) => {
  const [group] = given.id.split('/')
  if (group === 'months') return faults({ months: given.months }, { months: billingMonths(aPlan(given.plan).planId) })
  if (group === 'context') return contextFaults(given)
  return group === 'cron' ? cronFaults(given) : paymentFaults(given)
})

const faults = (wanted: Fields, got: Fields): ReadonlyArray<string> => disagreements(got, wanted)

/** Somebody without a plan, but for what a case gives. */
const someone = (id: string, given: DeepPartial<User> = {}): User => {
  const bare = withPaths(aUser({ _id: asKey<User['_id']>(id) }), {
    'items.gear.owned': {},
    'items.pets': {},
    'purchased.plan.dateUpdated': null,
  })
  return overlay(bare, given)
}

const aPlan = (given: DeepPartial<Plan>): Plan => someone(RECEIVER, { purchased: { plan: given } }).purchased.plan

const contextFaults = ({ user, now, elapsedMonths, nextHourglassDate }: Given): ReadonlyArray<string> => {
  const context = planContext(someone(RECEIVER, user).purchased.plan, Date.parse(now))
  return faults(
    { elapsedMonths, nextHourglassDate },
    { ...context, nextHourglassDate: context.nextHourglassDate ?? null },
  )
}

const cronFaults = (given: Given): ReadonlyArray<string> => {
  const now = Date.parse(given.now)
  const before = setPath(someone(RECEIVER, given.user), 'lastCron', '2013-01-01T00:00:00.000Z')
  const { state, events } = outcomeOf(
    dayCommands.startDay.rule({ catalogue: fullCatalogue, now, seed: {} })({})(playerOf(before)),
  )
  return [
    ...faults({ subscribed: given.subscribed }, { subscribed: isSubscribedAt(before, now) }),
    ...disagreements(planChanges(before, state.user), given.changed ?? {}),
    ...eventFaults(given, events),
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

const paymentFaults = (given: Given): ReadonlyArray<string> => {
  const receiver = someone(RECEIVER, given.user)
  const giver = someone(GIVER, given.id.endsWith('giver-recurring') ? { purchased: { plan: RECURRING } } : {})
  const context = { catalogue: catalogueWith(given), now: Date.parse(given.now) }
  const documents: Documents = { ...EMPTY_DOCUMENTS, users: { [RECEIVER]: receiver, [GIVER]: giver } }
  const { state, events } = paid(given, context)(documents)
  const { [RECEIVER]: received = receiver, [GIVER]: gave = giver } = state.users
  const { 'items.pets.Jackalope-RoyalPurple': _pet, ...giverChanges } = planChanges(giver, gave)
  return [
    ...disagreements(planChanges(receiver, received), given.changed ?? {}),
    ...(given.giverChanged === undefined ? [] : disagreements(giverChanges, given.giverChanged)),
    ...eventFaults(given, eventsOf(events), eventsOf(events.filter(({ to }) => to === RECEIVER))),
  ]
}

const RECURRING: DeepPartial<Plan> = {
  planId: 'basic_earned',
  customerId: 'customer',
  dateUpdated: '2024-12-01T00:00:00.000Z',
  dateCreated: '2024-01-10T10:00:00.000Z',
}

/** A case says itself whether a gift comes back. */
const catalogueWith = ({ promoRunning }: Given): Catalogue => ({
  ...fullCatalogue,
  events: promoRunning === undefined ? [] : [{ ...ALL_YEAR, key: promoRunning, promo: promoRunning }],
})

const ALL_YEAR = { from: '01-01T00:00+00:00', until: '12-31T23:59+00:00' } as const

type Paid = { readonly state: Documents; readonly events: ReadonlyArray<AddressedEvent> }

const paid =
  (given: Given, context: { readonly catalogue: Catalogue; readonly now: number }) =>
  (documents: Documents): Paid => {
    const { block = '', nextBill, changedFrom } = given
    const order = { actorId: RECEIVER, block, coupon: { event: block } }
    if (given.id.startsWith('cancel/'))
      return outcomeOf(
        payments.cancelSubscription(context)({ actorId: RECEIVER, ...(nextBill ? { nextBill } : {}) })(documents),
      )
    if (given.gift)
      return outcomeOf(payments.giveSubscription(context)({ ...order, actorId: GIVER, to: RECEIVER })(documents))
    if (given.recurring === false) return outcomeOf(payments.buyMonths(context)(order)(documents))
    const provider = { customer: 'customer', paymentMethod: 'Stripe' }
    const replaces = changedFrom === undefined ? {} : { replaces: changedFrom }
    return outcomeOf(payments.startSubscription(context)({ ...order, ...provider, ...replaces })(documents))
  }

const eventsOf = (events: ReadonlyArray<AddressedEvent>): ReadonlyArray<GameEvent> => events.map(({ event }) => event)

const eventFaults = (
  { transactions = [], notifications = [] }: Given,
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
