import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AdminLayout } from './AdminLayout.tsx'
import { AdminGroupView } from './groups/AdminGroupView.tsx'
import { A_GROUP } from './fixtures.ts'
import { AuditView } from './audit/AuditView.tsx'
import { BlockersView } from './blockers/BlockersView.tsx'
import { CasesView } from './cases/CasesView.tsx'
import { SearchView } from './search/SearchView.tsx'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe'
const AT = '2026-06-10T10:00:00.000Z'

const meta = {
  title: 'Admin/Admin',
  component: AdminLayout,
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={['/admin/panel']}>
        <Story />
      </MemoryRouter>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: { title: 'Search', pages: ['adminPanel', 'adminCases', 'blockers', 'adminAudit'], children: null },
} satisfies Meta<typeof AdminLayout>
export default meta
type Story = StoryObj<typeof meta>

const found = (id: string, name: string) => ({
  _id: id,
  id,
  profile: { name },
  contributor: {},
  backer: {},
  auth: { local: { username: id, email: `${id}@example.org` }, timestamps: {} },
})

export const Searching = {
  args: {
    children: (
      <SearchView
        start="i"
        onSearch={fn()}
        state={{ type: 'ready', items: [found('ida', 'Ida'), found('long', LONG.repeat(2))] }}
      />
    ),
  },
} satisfies Story
export const NobodyFound = {
  args: { children: <SearchView start="x" onSearch={fn()} state={{ type: 'ready', items: [] }} /> },
} satisfies Story

const onRemove = fn()
const onChange = fn()
const groupProps = { busy: false, refusal: undefined, onChange, onRemove, onReload: fn() } as const
export const Guild = {
  args: { title: A_GROUP.name, children: <AdminGroupView {...groupProps} group={A_GROUP} /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Words of the ban list are allowed' }))
    await expect(onChange).toHaveBeenLastCalledWith({ bannedWordsAllowed: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Nia' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Nia' }))
    await expect(onRemove).toHaveBeenCalledWith('nia')
  },
} satisfies Story
export const Party = {
  args: {
    title: LONG,
    children: (
      <AdminGroupView
        {...groupProps}
        refusal="You do not have the rights for that."
        group={{ ...A_GROUP, name: LONG, type: 'party', purchased: {}, description: LONG.repeat(4), memberCount: 250 }}
      />
    ),
  },
} satisfies Story
export const GuildOnAPhone = {
  ...Guild,
  play: async () => undefined,
  globals: { viewport: { value: 'phone' } },
} satisfies Story
const onDecide = fn()
const aCase = {
  id: 'message:one',
  kind: 'message',
  subject: 'one',
  group: 'party',
  text: `You are all rude. ${LONG}`,
  author: { id: 'ida', name: 'Ida', muted: true, shadowMuted: false },
  complaints: [{ by: 'nia', name: 'Nia', at: AT, comment: 'That hurts.' }],
  open: true,
  updatedAt: AT,
} as const
const cases = { showsClosed: false, onShowClosed: fn(), deciding: undefined, onDecide } as const
export const Reports = {
  args: {
    title: 'Reports',
    children: (
      <CasesView
        {...cases}
        state={{
          type: 'ready',
          items: [aCase, { ...aCase, id: 'profile:two', kind: 'profile' }],
          next: { state: 'idle', onMore: fn() },
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getAllByRole('combobox', { name: 'And its author' })[0]!, 'is muted')
    await userEvent.click(canvas.getAllByRole('button', { name: 'Remove it' })[0]!)
    await expect(onDecide).toHaveBeenCalledWith('message:one', 'remove', 'mute')
  },
} satisfies Story
export const NoReports = {
  args: { title: 'Reports', children: <CasesView {...cases} state={{ type: 'ready', items: [] }} /> },
} satisfies Story
export const ReportsLoading = {
  args: { title: 'Reports', children: <CasesView {...cases} state={{ type: 'loading' }} /> },
} satisfies Story
export const ReportsFailed = {
  args: { title: 'Reports', children: <CasesView {...cases} state={{ type: 'failed', onRetry: fn() }} /> },
} satisfies Story

const onCreate = fn()
const onLift = fn()
const aBlocker = {
  _id: 'one',
  id: 'one',
  type: 'email',
  value: '@spam.example',
  area: 'full',
  blockSource: 'administrator',
  reason: 'Spam',
  disabled: false,
  createdAt: AT,
  updatedAt: AT,
} as const
export const Blockers = {
  args: {
    title: 'Blockers',
    children: (
      <BlockersView
        state={{ type: 'ready', items: [aBlocker] }}
        busy={false}
        refusal={undefined}
        onCreate={onCreate}
        onUpdate={fn()}
        onLift={onLift}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Value' }), '203.0.113.7')
    await userEvent.click(canvas.getByRole('button', { name: 'Block' }))
    await expect(onCreate).toHaveBeenCalledWith({ type: 'ipaddress', value: '203.0.113.7', area: 'full', reason: '' })
    await userEvent.click(canvas.getByRole('button', { name: 'Lift' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Lift' }))
    await expect(onLift).toHaveBeenCalledWith('one')
  },
} satisfies Story
export const BlockerRefused = {
  args: {
    title: 'Blockers',
    children: (
      <BlockersView
        state={{ type: 'ready', items: [] }}
        busy={false}
        refusal="Blocker validation failed"
        onCreate={fn()}
        onUpdate={fn()}
        onLift={fn()}
      />
    ),
  },
} satisfies Story

export const Audit = {
  args: {
    title: 'Audit',
    children: (
      <AuditView
        state={{
          type: 'ready',
          items: [
            {
              id: 'one',
              at: AT,
              actor: { id: 'ida', name: 'ida' },
              act: 'updateHero',
              subjects: ['two'],
              names: { two: 'nia', three: LONG },
              reason: `Lost in an outage. ${LONG}`,
              changes: [
                { kind: 'users', id: 'two', path: 'balance', before: 1, after: 3 },
                { kind: 'users', id: 'two', path: 'profile.blurb', after: LONG.repeat(9) },
                { kind: 'groups', id: 'three', path: 'leader', before: 'two', after: 'one' },
              ],
            },
            {
              id: 'two',
              at: AT,
              actor: { id: '', name: 'operator' },
              act: 'grant',
              subjects: ['two'],
              names: {},
              changes: [],
            },
          ],
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    for (const name of ['Balance (1 is 4 gems)', 'About', 'groups leader'])
      await expect(canvas.getByRole('rowheader', { name })).toBeVisible()
    await expect(canvas.getAllByRole('table')).toHaveLength(1)
  },
} satisfies Story
