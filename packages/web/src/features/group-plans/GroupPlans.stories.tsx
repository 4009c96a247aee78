import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EXAMPLE_AVATARS } from '../../art/index.ts'
import { BillingView } from './billing/BillingView.tsx'
import { MembersCard } from './information/MembersCard.tsx'
import { CreatePlanDialog } from './overview/CreatePlanDialog.tsx'
import { GroupPlansView } from './overview/GroupPlansView.tsx'

const DAY = 86_400_000
const now = Date.now()

const meta = {
  title: 'Group plans/Pages',
  component: GroupPlansView,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    state: {
      type: 'ready',
      items: [
        { id: 'one', name: 'Flat 4', role: 'leader', until: undefined, mirrored: true },
        {
          id: 'two',
          name: 'Donaudampfschifffahrtsgesellschaftskapitänswitwen',
          role: 'manager',
          until: '1 December',
          mirrored: false,
        },
      ],
    },
    price: { first: 9, further: 3 },
    onCreate: fn(),
    onMirrored: fn(),
  },
} satisfies Meta<typeof GroupPlansView>
export default meta
type Story = StoryObj<typeof meta>

export const SomePlans = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('switch', { name: 'Show its tasks among mine' })[1]!)
    await expect(args.onMirrored).toHaveBeenCalledWith('two', true)
  },
} satisfies Story
export const NoPlanYet = { args: { state: { type: 'ready', items: [] } } } satisfies Story
export const Loading = { args: { state: { type: 'loading' } } } satisfies Story
export const Failed = { args: { state: { type: 'failed', onRetry: fn() } } } satisfies Story
export const LargeText = { globals: { textSize: '200%', viewport: { value: 'smallest' } } } satisfies Story
export const OnThePhone = { globals: { viewport: { value: 'smallest' } } } satisfies Story

const onPay = fn()
const creating = (refusal?: string) => (
  <CreatePlanDialog
    groups={[{ id: 'party', name: 'The Oak Table', members: 4 }]}
    priceFor={(members) => 6 + 3 * members}
    providers={['Stripe', 'Paypal']}
    busy={false}
    refusal={refusal}
    onPay={onPay}
    onClose={fn()}
  />
)
const dialog = async () => within(await within(document.body).findByRole('dialog'))
export const Creating = {
  render: () => creating(),
  play: async () => {
    await userEvent.type((await dialog()).getByRole('textbox', { name: 'Name' }), 'Flat 4')
    await userEvent.selectOptions((await dialog()).getByRole('combobox', { name: 'What is it for' }), 'couple')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Next' }))
    await expect((await dialog()).getByText('$9 a month for one member')).toBeVisible()
    await userEvent.click((await dialog()).getByRole('button', { name: 'Pay with PayPal' }))
    await expect(onPay).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'new', name: 'Flat 4', summary: 'A couple' }),
      'Paypal',
    )
  },
} satisfies Story
export const Upgrading = {
  render: () => creating('The provider does not answer.'),
  play: async () => {
    await userEvent.selectOptions((await dialog()).getByRole('combobox', { name: 'Which group' }), 'party')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Next' }))
    await expect((await dialog()).getByRole('alert')).toHaveTextContent('The provider does not answer.')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Pay with PayPal' }))
    await expect(onPay).toHaveBeenCalledWith({ type: 'upgrade', group: 'party' }, 'Paypal')
  },
} satisfies Story

const paid = {
  price: 18,
  seats: 4,
  method: 'Stripe',
  since: now - 100 * DAY,
  months: 3,
  extraMonths: 0,
  next: now + 20 * DAY,
} as const
const bills = {
  providers: ['Stripe', 'Paypal'] as const,
  refusal: undefined,
  onPay: fn(),
  onChangeCard: fn(),
  onCancel: fn(),
  busy: false,
  groupName: 'Flat 4',
}
const onAgree = fn()
export const Billing = {
  render: () => <BillingView {...bills} billing={{ type: 'active', ...paid }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the plan' }))
    await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel the plan' }))
    await expect(bills.onCancel).toHaveBeenCalled()
  },
} satisfies Story
export const BillingCancelled = {
  render: () => <BillingView {...bills} billing={{ type: 'cancelled', ...paid, until: now + 20 * DAY }} />,
} satisfies Story
export const BillingEnded = {
  render: () => <BillingView {...bills} billing={{ type: 'ended', price: 18, until: now - DAY }} />,
} satisfies Story
export const BillingFree = {
  render: () => <BillingView {...bills} billing={{ type: 'free', ...paid }} />,
} satisfies Story
export const BillingByMoreSeats = {
  render: () => <BillingView {...bills} billing={{ type: 'active', ...paid }} onAgree={onAgree} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agree there' }))
    await expect(onAgree).toHaveBeenCalled()
  },
} satisfies Story
export const BillingNone = {
  render: () => <BillingView {...bills} billing={{ type: 'none', price: 9 }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay with PayPal' }))
    await expect(bills.onPay).toHaveBeenCalledWith('Paypal')
  },
} satisfies Story

const onManager = fn()
const onLead = fn()
export const Members = {
  render: () => (
    <MembersCard
      members={[
        { id: 'maren', name: 'Maren', username: 'maren', role: 'leader', avatar: EXAMPLE_AVATARS.novice },
        { id: 'nia', name: 'Nia', username: 'nia', role: 'manager' },
        { id: 'long', name: 'Donaudampfschifffahrtsgesellschaftskapitän', username: undefined, role: 'member' },
      ]}
      readerId="maren"
      leads
      onInvite={fn()}
      onManager={onManager}
      onRemove={fn()}
      onLead={onLead}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Profile of Maren' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'What Nia may do' }))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Manager no more' }))
    await expect(onManager).toHaveBeenCalledWith('nia', false)
    await userEvent.click(canvas.getByRole('button', { name: 'What Nia may do' }))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Make leader' }))
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Make leader' }))
    await expect(onLead).toHaveBeenCalledWith('nia')
  },
} satisfies Story
