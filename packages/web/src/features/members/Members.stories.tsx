import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EXAMPLE_AVATARS, NEWCOMER } from '../../art/index.ts'
import { InviteDialog } from './invite/index.ts'
import { type MemberModel, ordersFor, type Sorting, sortMembers } from './member.ts'
import { MembersDialog } from './MembersDialog.tsx'
import type { PeopleState } from './use-people.ts'

/** 26 November 2026, 14:00 UTC. */
const NOW = Date.UTC(2026, 10, 26, 14)
const HOUR = 3_600_000
const [FIRST_AVATAR = NEWCOMER] = Object.values(EXAMPLE_AVATARS)

const member = (changes: Partial<MemberModel>): MemberModel => ({
  id: 'maren',
  name: 'Maren Holt',
  username: 'maren',
  avatar: FIRST_AVATAR,
  level: 27,
  class: 'wizard',
  created: NOW - 900 * HOUR,
  lastSeen: NOW - 2 * HOUR,
  background: '',
  tier: 0,
  ...changes,
})

const SOME = [
  member({ id: 'ole', name: 'Ole', username: undefined, level: 12, class: undefined }),
  member({}),
  member({
    id: 'max',
    name: 'Maximiliane Wolkenschieber von Hohenfels-Niederbergen',
    username: 'max',
    level: 80,
    tier: 7,
  }),
]
const ready = (items: ReadonlyArray<MemberModel>): PeopleState => ({ type: 'ready', items })

const onRemove = fn()
const onLead = fn()
const onUse = fn()
const Dialog = (changes: Partial<Parameters<typeof MembersDialog>[0]>) => {
  const [search, setSearch] = useState('')
  const [sorting, setSorting] = useState<Sorting>({ by: 'role', isTurned: false })
  const roles = { leaderId: 'maren', managers: new Set(['max']) }
  return (
    <MembersDialog
      members={ready(sortMembers(SOME, sorting, roles))}
      orders={ordersFor(SOME.length)}
      sorting={sorting}
      onSorting={setSorting}
      managers={roles.managers}
      invited={ready([member({ id: 'kim', name: 'Kim' })])}
      search={search}
      onSearch={setSearch}
      readerId="maren"
      leaderId="maren"
      mayRemove
      now={NOW}
      onLead={onLead}
      onRemove={onRemove}
      onClose={fn()}
      {...changes}
    />
  )
}

const meta = {
  title: 'Members/Members',
  component: Dialog,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await within(document.body).findByRole('dialog'))
const choose = async (name: string, act: string) => {
  await userEvent.click((await dialog()).getByRole('button', { name: `More about ${name}` }))
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: act }))
}

export const OfALeader = {
  play: async () => {
    const names = () => within(document.body).getAllByRole('listitem')
    await dialog()
    await expect(names()[0]).toHaveTextContent('Maren Holt')
    await userEvent.click((await dialog()).getByRole('radio', { name: '1 invited' }))
    await userEvent.click((await dialog()).getByRole('button', { name: 'Take back: Kim' }))
    await expect(onRemove).toHaveBeenLastCalledWith('kim', '')
    await userEvent.click((await dialog()).getByRole('radio', { name: 'Members' }))
    await choose('Ole', 'Remove')
    const question = await dialog()
    await userEvent.type(question.getByRole('textbox'), 'Farewell')
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await expect(onRemove).toHaveBeenLastCalledWith('ole', 'Farewell')
    await choose('Ole', 'Make leader')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Make leader' }))
    await expect(onLead).toHaveBeenCalledWith('ole')
  },
} satisfies Story

export const Sorted = {
  play: async () => {
    const page = await dialog()
    const first = () => within(document.body).getAllByRole('listitem')[0]
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'level')
    await expect(first()).toHaveTextContent('Maximiliane')
    await expect(first()).toHaveTextContent('Manager')
    await expect(first()).toHaveTextContent('Contributor 7')
    await userEvent.click(page.getByRole('button', { name: 'The other way round' }))
    await expect(first()).toHaveTextContent('Ole')
    await expect(first()).toHaveTextContent('playing since')
  },
} satisfies Story

/** In the own party an order can be taken for the header. */
export const ForTheHeader = {
  args: { header: { isUsed: false, onUse } },
  play: async () => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Use for the header' }))
    await expect(onUse).toHaveBeenCalled()
  },
} satisfies Story

export const UsedForTheHeader = { args: { header: { isUsed: true, onUse } } } satisfies Story

export const OfAMember = {
  args: { leaderId: 'ole', mayRemove: false },
  play: async () => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'More about Ole' }))
    await expect(await within(document.body).findByRole('menuitem', { name: 'Write to Ole' })).toBeVisible()
    await expect(within(document.body).queryByRole('menuitem', { name: 'Remove' })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
} satisfies Story
export const Loading = { args: { members: { type: 'loading' } } } satisfies Story
export const Failed = { args: { members: { type: 'failed', onRetry: fn() } } } satisfies Story
export const NobodyFound = { args: { members: ready([]) } } satisfies Story
export const APageOfMany = {
  args: { members: { type: 'ready', items: SOME, next: { state: 'idle', onMore: fn() } }, orders: [] },
  globals: { viewport: { value: 'phone' } },
} satisfies Story

const onInvite = fn()
const onRows = fn()
export const Inviting = {
  render: () => (
    <InviteDialog
      name="The early lanterns"
      busy={false}
      refusal="Somebody with this name was not found."
      onInvite={onInvite}
      checks={
        new Map([
          ['@nia', { type: 'found', name: 'Nia Okafor' }],
          ['@nai', { type: 'nobody' }],
        ])
      }
      onRows={onRows}
      link="https://keep.example/register?groupInvite=token"
      onClose={fn()}
    />
  ),
  play: async () => {
    const page = await dialog()
    const first = page.getByRole('textbox', { name: 'Name, id or e-mail 1' })
    await userEvent.type(first, '@nai')
    await expect(first).toHaveAccessibleDescription('Nobody is called like that.')
    await userEvent.type(first, '{Backspace}{Backspace}ia')
    await expect(first).toHaveAccessibleDescription('This is Nia Okafor.')
    await expect(onRows).toHaveBeenLastCalledWith(['@nia', ''])
    await userEvent.type(page.getByRole('textbox', { name: 'Name, id or e-mail 2' }), 'ole@example.org')
    await expect(page.getByRole('textbox', { name: 'Name, id or e-mail 3' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Send 2 invitations' }))
    await expect(onInvite).toHaveBeenCalledWith({
      uuids: [],
      usernames: ['nia'],
      emails: [{ email: 'ole@example.org' }],
      count: 2,
    })
  },
} satisfies Story
