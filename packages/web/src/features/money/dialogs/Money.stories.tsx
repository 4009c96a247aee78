import type { PaymentView } from '@daykeep/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { storyLoaders } from '../../../../test-kit/story-loaders.ts'
import { catalogue } from '../../../../test-kit/catalogue.ts'
import { toBlocks, toPacks } from '../to-offers.ts'
import { CancelView } from './CancelDialog.tsx'
import { GemsView } from './GemsView.tsx'
import { type GiftDraft, GiftView } from './GiftView.tsx'
import { ReturnView } from './ReturnView.tsx'
import { WhomView } from './WhomView.tsx'

const meta = { title: 'Money/Dialogs', loaders: storyLoaders } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await within(document.body).findByRole('dialog'))
const NOVEMBER = Date.parse('2026-11-21T12:00:00Z')
const packs = toPacks(catalogue, NOVEMBER)
const onSale = packs.map((pack) => ({ ...pack, gems: Math.round(pack.gems * 1.5) }))

const onPay = fn()
const gems = {
  gems: 7,
  packs,
  chosen: '21gems',
  providers: ['Local'] as const,
  busy: false,
  refusal: undefined,
  onChoose: fn(),
  onPay,
  onGift: fn(),
  onSubscribe: fn(),
  onClose: fn(),
}

export const Gems = {
  render: () => <GemsView {...gems} />,
  play: async () => {
    const page = await dialog()
    await expect(page.getByText(/Nothing is charged here/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Pay to try it' }))
    await expect(onPay).toHaveBeenCalledWith('Local')
  },
} satisfies Story

export const GemsInASale = {
  render: () => <GemsView {...gems} packs={onSale} providers={['Stripe', 'Paypal', 'Amazon Payments']} />,
} satisfies Story

export const GemsWhileLoading = { render: () => <GemsView {...gems} providers={undefined} /> } satisfies Story

export const GemsRefused = {
  render: () => (
    <GemsView {...gems} refusal="Members of your group cannot get gems: its leader keeps them for the group." />
  ),
} satisfies Story

export const Whom = {
  render: () => <WhomView busy={false} error="Nobody is called that." onFind={fn()} onClose={fn()} />,
} satisfies Story

const draft: GiftDraft = { what: 'gems', gems: 4, block: 'basic_3mo', from: 'balance', message: '' }
const gift = {
  receiver: 'Maren',
  balance: 7,
  blocks: toBlocks(catalogue),
  draft,
  onDraft: fn(),
  providers: ['Local'] as const,
  busy: false,
  refusal: undefined,
  onSend: fn(),
  onPay: fn(),
  onClose: fn(),
}

export const GiftOfGems = { render: () => <GiftView {...gift} /> } satisfies Story

export const GiftBeyondTheBalance = {
  render: () => <GiftView {...gift} draft={{ ...draft, gems: 9 }} />,
  play: async () => {
    const page = await dialog()
    await expect(page.getByText('2 gems are missing.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Give 9 gems' })).toBeDisabled()
  },
} satisfies Story

export const GiftThatComesBack = {
  render: () => <GiftView {...gift} draft={{ ...draft, what: 'subscription' }} promoUntil={Date.UTC(2027, 0, 10)} />,
  play: async () => {
    const page = await dialog()
    await expect(page.getByText(/you get the same subscription yourself/)).toBeVisible()
  },
} satisfies Story

export const GiftOfASubscriptionWithTooManyWords = {
  render: () => (
    <GiftView
      {...gift}
      receiver={'Wolfeschlegelsteinhausen'.repeat(3).slice(0, 60)}
      draft={{ ...draft, what: 'subscription', message: 'word '.repeat(50) }}
    />
  ),
  play: async () => {
    const page = await dialog()
    await expect(page.getByRole('button', { name: 'Pay to try it' })).toBeDisabled()
  },
} satisfies Story

export const AskedBeforeCancelling = {
  render: () => (
    <CancelView
      until={undefined}
      nextBill={NOVEMBER}
      busy={false}
      problem="The payment provider does not answer. Nothing was charged; please try again."
      onCancel={fn()}
      onClose={fn()}
    />
  ),
} satisfies Story

export const Cancelled = {
  render: () => (
    <CancelView until={NOVEMBER} nextBill={undefined} busy={false} problem={undefined} onCancel={fn()} onClose={fn()} />
  ),
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
const back = (changes: Partial<PaymentView>) => (
  <ReturnView state={{ type: 'payment', payment: { ...payment, ...changes } }} onPlan={fn()} onClose={fn()} />
)

export const GemsBought = { render: () => back({}) } satisfies Story
export const SubscriptionBegun = {
  render: () => back({ order: { type: 'subscription', block: 'basic_3mo' } }),
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: 'See the subscription' })).toBeVisible()
  },
} satisfies Story
export const GiftGiven = {
  render: () =>
    back({
      order: { type: 'giftGems', to: 'a18c5a0f-90c4-4f8e-9a8f-8d5c6c5e1d11', amount: 4, message: 'word '.repeat(40) },
    }),
} satisfies Story
export const NotConfirmedYet = { render: () => back({ status: 'open' }) } satisfies Story
export const DoesNotFit = { render: () => back({ status: 'refused', refusal: 'amountDiffers' }) } satisfies Story
export const Declined = { render: () => back({ status: 'failed' }) } satisfies Story
export const ServerAway = {
  render: () => <ReturnView state={{ type: 'away', onRetry: fn() }} onPlan={fn()} onClose={fn()} />,
} satisfies Story
export const BackFromAChange = {
  render: () => <ReturnView state={{ type: 'returned' }} onPlan={fn()} onClose={fn()} />,
} satisfies Story
export const CameBackWithoutPaying = {
  render: () => <ReturnView state={{ type: 'stopped' }} onPlan={fn()} onClose={fn()} />,
} satisfies Story
