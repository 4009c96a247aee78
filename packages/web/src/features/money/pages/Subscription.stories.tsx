import type { PaymentView } from '@daykeep/api/contract'
import { aUser } from '@daykeep/rules/test-kit/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { storyLoaders } from '../../../../test-kit/story-loaders.ts'
import { catalogue } from '../../../../test-kit/catalogue.ts'
import type { BlockChange } from '../to-block-change.ts'
import { toBlocks } from '../to-offers.ts'
import { setsToCome, toPlan } from '../to-plan.ts'
import { HistoryView } from './HistoryView.tsx'
import { LocalCheckoutView } from './LocalCheckoutView.tsx'
import { PaymentsView } from './PaymentsView.tsx'
import { SubscriptionView } from './SubscriptionView.tsx'

const meta = { title: 'Money/Pages', loaders: storyLoaders } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const NOVEMBER = Date.parse('2026-11-21T12:00:00Z')
type PlanFields = NonNullable<NonNullable<Parameters<typeof aUser>[0]>['purchased']>['plan']

const onCode = fn()

const onBlock = fn()
const onAgree = fn()

const page = (plan: PlanFields, refusal?: string, hasCode = false, change?: BlockChange) => (
  <SubscriptionView
    plan={toPlan(aUser({ purchased: { plan } }), NOVEMBER)}
    sets={setsToCome(catalogue, NOVEMBER)}
    change={change}
    blocks={toBlocks(catalogue, hasCode)}
    chosen={hasCode ? 'google_6mo' : 'basic_3mo'}
    providers={['Local']}
    busy={false}
    refusal={refusal}
    onChoose={fn()}
    onPay={fn()}
    onCode={onCode}
    onBlock={onBlock}
    onAgree={onAgree}
    onGift={fn()}
    onGems={fn()}
    onCancel={fn()}
    onChangeCard={fn()}
  />
)

const running: PlanFields = {
  customerId: 'cus',
  subscriptionId: 'sub',
  planId: 'basic_3mo',
  paymentMethod: 'Stripe',
  nextBillingDate: '2027-02-21T12:00:00.000Z',
  dateUpdated: '2026-11-01T00:00:00.000Z',
  gemsBought: 12,
  extraMonths: 2.5,
  mysteryItems: [],
  consecutive: { count: 7, trinkets: 8, gemCapExtra: 14 },
}
const ending = { ...running, dateTerminated: '2027-01-15T00:00:00.000Z' }

export const NoSubscription = {
  render: () => page({}),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Discount code' }), ' abcd-1234 ')
    await userEvent.click(canvas.getByRole('button', { name: 'Use code' }))
    await expect(onCode).toHaveBeenLastCalledWith('abcd-1234')
  },
} satisfies Story
export const WithCode = {
  render: () => page({}, undefined, true),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('instead of $30')).toBeVisible()
  },
} satisfies Story
export const Subscribed = {
  render: () => page(running),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The next bill comes on Feb 21, 2027.')).toBeVisible()
    await expect(canvas.getByText('12 of 38')).toBeVisible()
    await expect(canvas.getByText('40 gems for gold')).toBeVisible()
  },
} satisfies Story
const change: BlockChange = { blocks: toBlocks(catalogue), present: 'basic_3mo', inStore: false }
export const AnotherLength = {
  render: () => page(running, undefined, false, change),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /12 months/ }))
    await expect(canvas.getByText(/^Nothing is charged today\. From Feb 21, 2027/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change to 12 months' }))
    await expect(onBlock).toHaveBeenLastCalledWith('basic_12mo')
  },
} satisfies Story
export const AnotherLengthPlanned = {
  render: () =>
    page(running, undefined, false, { ...change, next: 'basic_12mo', consentUrl: 'https://example.org/agree' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From Feb 21, 2027 on: 12 months for $48.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Agree there' }))
    await expect(onAgree).toHaveBeenLastCalledWith('https://example.org/agree')
    await userEvent.click(canvas.getByRole('radio', { name: /3 months/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Keep 3 months' }))
    await expect(onBlock).toHaveBeenLastCalledWith('basic_3mo')
  },
} satisfies Story
export const BoughtInAStore = {
  render: () => page({ ...running, paymentMethod: 'Apple' }, undefined, false, { ...change, inStore: true }),
} satisfies Story
/** The name of a provider that another server or a member of staff wrote. */
export const PaidByAnotherProvider = {
  render: () => page({ ...running, paymentMethod: 'Bank transfer' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bank transfer')).toBeVisible()
  },
} satisfies Story
export const Cancelled = {
  render: () => page(ending, 'The payment provider does not answer. Nothing was charged; please try again.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your subscription ends' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Go on with a subscription' })).toBeVisible()
  },
} satisfies Story
export const Given = {
  render: () => page({ customerId: 'Gift', dateTerminated: '2027-01-15T00:00:00.000Z' }),
} satisfies Story
export const ThroughAGroup = {
  render: () => page({ customerId: 'group-plan', paymentMethod: 'groupPlan' }),
} satisfies Story

const payment: PaymentView = {
  id: 'p',
  provider: 'Local',
  order: { type: 'gems', pack: '21gems' },
  status: 'paid',
  amount: 499,
  refunded: 0,
  currency: 'USD',
  createdAt: '2026-11-21T12:00:00.000Z',
}

const onReport = fn()
export const Payments = {
  render: () => (
    <PaymentsView
      failed={false}
      busy={false}
      onRetry={fn()}
      onReport={onReport}
      payments={[
        { ...payment, id: 'open', status: 'open' },
        { ...payment, id: 'disputed', dispute: 'open' },
        { ...payment, id: 'partly', refunded: 200 },
        {
          ...payment,
          id: 'card',
          provider: 'Stripe',
          order: { type: 'subscription', block: 'basic_12mo' },
          amount: 4800,
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Try' })
    if (first !== undefined) await userEvent.click(first)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Confirm the payment' }))
    await expect(onReport).toHaveBeenCalledWith('open', 'paid')
  },
} satisfies Story
export const NoPayments = {
  render: () => <PaymentsView payments={[]} failed={false} busy={false} onRetry={fn()} onReport={fn()} />,
} satisfies Story
export const PaymentsAway = {
  render: () => <PaymentsView payments={undefined} failed busy={false} onRetry={fn()} onReport={fn()} />,
} satisfies Story

const row = {
  _id: 't',
  id: 't',
  userId: 'ida',
  currency: 'gems',
  transactionType: 'buy_money',
  amount: 5.25,
  currentAmount: 6,
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
} as const
export const History = {
  render: () => (
    <HistoryView
      failed={false}
      onRetry={fn()}
      transactions={[
        row,
        { ...row, id: 'u', amount: -5.25, currentAmount: 0.75 },
        { ...row, id: 'v', transactionType: 'spend', amount: -1, reference: 'background_'.repeat(6) },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '+21' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'Paid back' })).toBeVisible()
    await expect(canvas.getByText('Nothing yet.')).toBeVisible()
  },
} satisfies Story

export const LocalCheckout = {
  render: () => (
    <LocalCheckoutView payment={payment} missing={false} busy={false} problem={undefined} onChoose={fn()} />
  ),
} satisfies Story
export const LocalCheckoutOfNothing = {
  render: () => <LocalCheckoutView payment={undefined} missing busy={false} problem={undefined} onChoose={fn()} />,
} satisfies Story
