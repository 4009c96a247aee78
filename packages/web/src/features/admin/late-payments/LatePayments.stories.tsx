import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent } from 'storybook/test'
import { LatePaymentsView } from './LatePaymentsView.tsx'
import type { LateOrder } from './to-late-orders.ts'

const onShow = fn()
const onSettle = fn()
const payment = {
  id: '2f8c5a0f-90c4-4f8e-9a8f-8d5c6c5e1d11',
  provider: 'Stripe',
  state: 'open',
  receivedAt: '2026-06-10T10:00:00.000Z',
  amount: 1500,
  currency: 'USD',
  refunded: 0,
  renews: false,
} as const

const orders: ReadonlyArray<LateOrder> = [
  { key: 'three', text: 'block', count: 3, toOrder: () => ({ type: 'subscription', block: 'three' }) },
  {
    key: 'gift',
    text: 'gift',
    count: 60,
    about: 'to',
    toOrder: (to) => ({ type: 'giftGems', to, amount: 60 }),
  },
]

const meta = {
  title: 'Late payments of staff',
  component: LatePaymentsView,
  decorators: [
    (Drawn) => (
      <MemoryRouter>
        <Drawn />
      </MemoryRouter>
    ),
  ],
  args: {
    state: { type: 'ready', items: [payment], next: { state: 'idle', onMore: fn() } },
    shown: 'open',
    onShow,
    ordersOf: () => orders,
    settling: undefined,
    refusal: undefined,
    onSettle,
  },
} satisfies Meta<typeof LatePaymentsView>
export default meta
type Story = StoryObj<typeof meta>

export const Granted = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give what was paid for' }))
    const give = canvas.getByRole('button', { name: 'Give what was paid for' })
    await expect(give).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Who paid' }), '@ida')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'Named there')
    await userEvent.click(give)
    await expect(onSettle).toHaveBeenCalledWith(payment.id, {
      reason: 'Named there',
      grant: { user: '@ida', order: { type: 'subscription', block: 'three' } },
    })
    await userEvent.click(canvas.getByRole('radio', { name: 'Paid back' }))
    await expect(onShow).toHaveBeenCalledWith('refunded')
  },
} satisfies Story

export const PaidBack = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Note that it is paid back' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'Nobody answers')
    await userEvent.click(canvas.getByRole('button', { name: 'Note that it is paid back' }))
    await expect(onSettle).toHaveBeenCalledWith(payment.id, { reason: 'Nobody answers' })
  },
} satisfies Story

export const Refused = {
  args: { refusal: { id: payment.id, text: 'There is no such player.' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give what was paid for' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no such player.')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
} satisfies Story

export const NothingCostsThat = { args: { ordersOf: () => [] } } satisfies Story

export const LongestSettled = {
  args: {
    shown: 'granted',
    state: {
      type: 'ready',
      items: [
        {
          ...payment,
          state: 'granted',
          refunded: 500,
          renews: true,
          customer: `cus_${'w'.repeat(60)}`,
          subscription: `sub_${'w'.repeat(60)}`,
          settlement: {
            at: '2026-06-11T10:00:00.000Z',
            by: 'w'.repeat(20),
            reason: 'Word after word without an end. '.repeat(20),
            userId: 'ida',
            order: { type: 'subscription', block: 'three' },
          },
        },
      ],
    },
  },
} satisfies Story

export const None = { args: { state: { type: 'ready', items: [] } } } satisfies Story
export const Loading = { args: { state: { type: 'loading' } } } satisfies Story
export const Failed = { args: { state: { type: 'failed', onRetry: fn() } } } satisfies Story
