import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EXAMPLE_AVATARS, NEWCOMER } from '../../../art/index.ts'
import { AdminLayout } from '../AdminLayout.tsx'
import { GROUP_PLANS, HERO, HERO_PARTY, PAYMENT } from '../fixtures.ts'
import { DeleteCard } from './DeleteCard.tsx'
import { HeroView } from './HeroView.tsx'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe'
const AT = '2026-06-10T10:00:00.000Z'

const meta = {
  title: 'Admin/Player',
  component: AdminLayout,
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={['/admin/panel/ida']}>
        <Story />
      </MemoryRouter>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: { title: 'Ida', pages: ['adminPanel', 'adminCases', 'blockers', 'adminAudit'], children: null },
} satisfies Meta<typeof AdminLayout>
export default meta
type Story = StoryObj<typeof meta>

const onSave = fn()
const onSendResetLink = fn()
const onClearReports = fn()
const REPORTED = {
  ...HERO,
  profile: { ...HERO.profile, flags: { nia: { timestamp: AT, comment: 'Not a nice name' } } },
}
const hero = {
  hero: REPORTED,
  hasFullAccess: true,
  avatar: EXAMPLE_AVATARS.novice,
  party: HERO_PARTY,
  isPartyMissing: false,
  onSendResetLink,
  onClearReports,
  history: {
    userId: 'one',
    armoire: [],
    questInviteResponses: [],
    cron: [{ timestamp: AT, client: 'web', checkinCount: 4 }],
  },
  groupPlans: GROUP_PLANS,
  payment: PAYMENT,
  paymentRefusal: undefined,
  busy: false,
  refusal: undefined,
  onSave,
  onReload: fn(),
} satisfies ComponentProps<typeof HeroView>

export const Hero = {
  args: {
    title: 'Ida',
    children: <HeroView {...hero} />,
  },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save: Access and gems' })
    await expect(save).toBeDisabled()
    await userEvent.click(canvas.getByRole('switch', { name: 'Suspended' }))
    await userEvent.click(save)
    await expect(onSave).toHaveBeenCalledWith({ 'auth.blocked': true }, 'access')
    await userEvent.click(canvas.getByRole('button', { name: 'End all logins' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'End all logins' }))
    await expect(onSave).toHaveBeenLastCalledWith({ changeApiToken: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Send a link for a new password' }))
    const sending = within(await within(document.body).findByRole('dialog'))
    await sending.findByText(/ida@example\.org/)
    await userEvent.click(sending.getByRole('button', { name: 'Send a link for a new password' }))
    await expect(onSendResetLink).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Reset the drops of today' }))
    await expect(onSave).toHaveBeenLastCalledWith({ items: { lastDrop: { count: 0 } } })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the reports' }))
    await expect(onClearReports).toHaveBeenCalled()
  },
} satisfies Story
export const BalanceNeedsReason = {
  ...Hero,
  play: async ({ canvas }) => {
    onSave.mockClear()
    const balance = canvas.getByRole('spinbutton', { name: 'Balance (1 is 4 gems)' })
    await userEvent.clear(balance)
    await userEvent.type(balance, '5')
    const save = canvas.getByRole('button', { name: 'Save: Access and gems' })
    await userEvent.click(save)
    await canvas.findByText('Say why the gems change.')
    await expect(onSave).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: /^Reason/ }), ' Lost in an outage ')
    await userEvent.click(save)
    await expect(onSave).toHaveBeenLastCalledWith({ balance: 5, reason: 'Lost in an outage' }, 'access')
  },
} satisfies Story
export const RefusedSection = {
  args: {
    title: LONG,
    children: (
      <HeroView
        {...hero}
        hero={{ ...HERO, party: { quest: { key: 'owl' } }, profile: { ...HERO.profile, name: LONG } }}
        hasFullAccess={false}
        avatar={NEWCOMER}
        party={undefined}
        isPartyMissing
        onClearReports={undefined}
        history={undefined}
        groupPlans={undefined}
        payment={undefined}
        refusal={{ section: 'profile', text: 'You do not have the rights for that.' }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Stats' }))
    await userEvent.click(canvas.getByRole('heading', { name: 'Profile' }))
    const save = await canvas.findByRole('button', { name: 'Save: Profile' })
    await expect(within(save.closest('form')!).getByRole('alert')).toBeVisible()
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
  },
} satisfies Story
export const SettingOneThing = {
  ...Hero,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Items, customizations, achievements' }))
    await userEvent.click(await canvas.findByRole('heading', { name: 'Pets' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Wolf-Base: 5' }))
    const value = canvas.getByRole('textbox', { name: 'Value' })
    await expect(value).toHaveFocus()
    await userEvent.clear(value)
    await userEvent.type(value, '20')
    await userEvent.click(canvas.getByRole('button', { name: 'Set' }))
    await expect(onSave).toHaveBeenLastCalledWith({ itemPath: 'items.pets.Wolf-Base', itemVal: '20' })
  },
} satisfies Story
const SUBSCRIBED = { ...HERO, purchased: { plan: { customerId: 'cus_1', paymentMethod: 'Stripe' } } }
export const ConvertingAPlan = {
  args: {
    title: 'Ida',
    children: (
      <HeroView {...hero} hero={SUBSCRIBED} refusal={{ section: 'convert', text: 'There is no such group.' }} />
    ),
  },
  play: async ({ canvas }) => {
    onSave.mockClear()
    await userEvent.click(canvas.getByRole('heading', { name: 'Make it a group’s plan' }))
    const convert = await canvas.findByRole('button', { name: 'Make it a group’s plan' })
    const form = within(convert.closest('form')!)
    await userEvent.type(form.getByRole('textbox', { name: /^Group id/ }), ' mill ')
    await userEvent.click(convert)
    await expect(onSave).not.toHaveBeenCalled()
    await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'Bought the wrong one')
    await userEvent.click(convert)
    const body = { 'purchased.plan.convertToGroupPlan': 'mill', reason: 'Bought the wrong one' }
    await expect(onSave).toHaveBeenLastCalledWith(body, 'convert')
    await expect(form.getByRole('alert')).toHaveTextContent('There is no such group.')
  },
} satisfies Story
const onDelete = fn()
export const Deletion = {
  args: {
    title: 'Ida',
    children: <DeleteCard username="ida" busy={false} refusal={undefined} onDelete={onDelete} />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the account' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    const confirm = dialog.getByRole('button', { name: 'Delete the account' })
    await expect(confirm).toBeDisabled()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Type ida to confirm' }), '@Ida')
    await userEvent.click(confirm)
    await expect(onDelete).toHaveBeenCalled()
  },
} satisfies Story
export const DeletionRefused = {
  args: {
    title: LONG,
    children: <DeleteCard username={LONG} busy={false} refusal="They lead a group with a plan." onDelete={fn()} />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the account' }))
    await within(document.body).findByText('They lead a group with a plan.')
  },
} satisfies Story
export const OnAPhone = {
  ...Hero,
  play: async () => undefined,
  globals: { viewport: { value: 'phone' } },
} satisfies Story
