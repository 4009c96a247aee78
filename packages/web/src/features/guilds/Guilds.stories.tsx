import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CreateGuildDialog } from './CreateGuildDialog.tsx'
import type { GuildModel } from './guild.ts'
import { GuildActs } from './GuildHead.tsx'
import { GuildInvitation } from './GuildInvitation.tsx'
import { ANY_GUILD } from './list/guild-filter.ts'
import { GuildsView } from './list/GuildsView.tsx'
import { NoOwnGuilds, NoPublicGuilds } from './list/NoGuilds.tsx'

const aGuild = (changes: Partial<GuildModel>): GuildModel => ({
  id: 'one',
  name: 'Early birds',
  summary: 'Up before the sun, every day but Sunday.',
  description: '',
  members: 1204,
  size: 'gold',
  isPrivate: false,
  topics: [{ slug: 'academics', name: 'academics' }],
  isMember: false,
  leads: false,
  leader: { id: 'maren', name: 'Maren' },
  gems: 3,
  ...changes,
})

const SOME = [
  aGuild({}),
  aGuild({ id: 'two', name: 'Those who read', members: 240, size: 'silver', isMember: true, leads: true }),
  aGuild({
    id: 'three',
    name: 'Donaudampfschifffahrtsgesellschaftskapitänswitwen',
    summary: 'and on and on '.repeat(17),
    members: 3,
    size: 'bronze',
    isPrivate: true,
    leader: { id: 'long', name: 'Oberamtsgerichtsvollzieherinnenstellvertretung' },
  }),
  aGuild({ id: 'four', name: 'Left alone', members: 12, size: 'bronze', isMember: true, leader: undefined }),
]

const meta = {
  title: 'Guilds/Guilds',
  component: GuildsView,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Discovery',
    state: { type: 'ready', items: SOME },
    filter: ANY_GUILD,
    categories: ['academics', 'creativity'],
    roles: ['leader', 'member', 'stranger'],
    onFilter: fn(),
    joining: undefined,
    onJoin: fn(),
    onLeave: fn(),
    onCreate: fn(),
    whenEmpty: <NoPublicGuilds />,
  },
} satisfies Meta<typeof GuildsView>
export default meta
type Story = StoryObj<typeof meta>

export const SomeGuilds = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Join ./ })[0]!)
    await expect(args.onJoin).toHaveBeenCalledWith('one')
    await expect(canvas.getAllByText('Joined')[0]).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Maren' })[0]).toHaveAttribute('href', '/profile/maren')
    await userEvent.click(canvas.getByRole('button', { name: 'Leave Left alone' }))
    await expect(args.onLeave).toHaveBeenCalledWith(expect.objectContaining({ id: 'four' }))
  },
} satisfies Story
export const OnlySilver = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Size'), 'silver')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...ANY_GUILD, size: 'silver' })
    await userEvent.selectOptions(canvas.getByLabelText('Topic'), 'academics')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...ANY_GUILD, category: 'academics' })
    await userEvent.selectOptions(canvas.getByLabelText('Your part'), 'stranger')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...ANY_GUILD, role: 'stranger' })
    await userEvent.selectOptions(canvas.getByLabelText('Order'), 'By name')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...ANY_GUILD, sort: 'name' })
    await userEvent.selectOptions(canvas.getByLabelText('Order'), 'Recently active')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...ANY_GUILD, sort: 'activity' })
  },
} satisfies Story
export const NothingMatches = {
  args: {
    filter: { ...ANY_GUILD, search: 'x', sort: 'name' },
    state: { type: 'ready', items: [] },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the filters' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...ANY_GUILD, sort: 'name' })
  },
} satisfies Story
export const Empty = { args: { state: { type: 'ready', items: [] } } } satisfies Story
export const NoneOfOnesOwn = {
  args: {
    title: 'My guilds',
    roles: ['leader'],
    state: { type: 'ready', items: [] },
    whenEmpty: <NoOwnGuilds />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find a guild' })).toHaveAttribute('href', '/groups/discovery')
  },
} satisfies Story
export const Joining = { args: { joining: 'one' } } satisfies Story
export const NextPageFailed = {
  args: { state: { type: 'ready', items: SOME, next: { state: 'failed', onMore: fn() } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What follows could not be loaded.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
} satisfies Story
export const Loading = { args: { state: { type: 'loading' } } } satisfies Story
export const Failed = { args: { state: { type: 'failed', onRetry: fn() } } } satisfies Story
export const OnAPhone = { globals: { viewport: { value: 'phone' } } } satisfies Story

const onCreate = fn()
export const Founding = {
  render: () => (
    <CreateGuildDialog
      topics={['academics', 'creativity']}
      gems={5}
      busy={false}
      refusal={undefined}
      onCreate={onCreate}
      onClose={fn()}
    />
  ),
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'))
    const found = dialog.getByRole('button', { name: 'Found it for 4 gems' })
    await userEvent.click(found)
    await expect(onCreate).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Early birds')
    await userEvent.type(dialog.getByRole('textbox', { name: /Summary/ }), 'Up early')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'We rise.')
    await userEvent.click(dialog.getByText('School and study'))
    await userEvent.click(found)
    await expect(onCreate).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'Early birds',
        privacy: 'public',
        categories: [{ slug: 'academics', name: 'academics' }],
      }),
    )
  },
} satisfies Story

export const FoundingWithoutGems = {
  render: () => (
    <CreateGuildDialog
      topics={['academics']}
      gems={0}
      busy={false}
      refusal="A guild costs 4 gems."
      onCreate={fn()}
      onClose={fn()}
    />
  ),
} satisfies Story

const onJoin = fn()
export const InvitedToAPrivateOne = {
  render: () => <GuildInvitation name={SOME[2]?.name ?? ''} busy={false} onJoin={onJoin} onReject={fn()} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }))
    await expect(onJoin).toHaveBeenCalledOnce()
  },
} satisfies Story

const onOpen = fn()
export const ActsOfALeader = {
  render: () => (
    <GuildActs
      guild={aGuild({ isMember: true, leads: true, isPrivate: true })}
      leaderId="maren"
      isInvited={false}
      mayEdit
      busy={false}
      onOpen={onOpen}
      onJoin={fn()}
      onReject={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1,204 members' }))
    await expect(onOpen).toHaveBeenLastCalledWith('members')
    await userEvent.click(canvas.getByRole('button', { name: 'More about the guild' }))
    const menu = within(document.body)
    await expect(await menu.findByRole('menuitem', { name: 'Make it a group plan' })).toBeVisible()
    await userEvent.click(menu.getByRole('menuitem', { name: 'Edit the guild' }))
    await expect(onOpen).toHaveBeenLastCalledWith('edit')
  },
} satisfies Story
