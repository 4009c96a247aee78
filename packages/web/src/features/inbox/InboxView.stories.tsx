import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NEWCOMER } from '../../art/index.ts'
import type { ConversationModel } from './conversation.ts'
import { InboxView } from './InboxView.tsx'
import { NewMessageDialog } from './NewMessageDialog.tsx'

/** 26 November 2026, 14:00 UTC. */
const NOW = Date.UTC(2026, 10, 26, 14)

const aConversation = (changes: Partial<ConversationModel>): ConversationModel => ({
  id: 'nia',
  name: 'Nia Brandt',
  username: 'nia',
  avatar: NEWCOMER,
  text: 'See you tomorrow at six, then.',
  at: NOW - 3_600_000,
  count: 4,
  canReceive: true,
  ...changes,
})

const SOME = [
  aConversation({}),
  aConversation({ id: 'ole', name: 'Ole', canReceive: false, at: NOW - 90_000_000 }),
  aConversation({
    id: 'max',
    name: 'Maximiliane Wolkenschieber von Hohenfels-Niederbergen',
    text: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(4),
  }),
]

const meta = {
  title: 'Inbox/Inbox',
  component: InboxView,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    state: { type: 'ready', conversations: SOME, next: { state: 'idle', onMore: fn() } },
    search: '',
    onSearch: fn(),
    unread: { ole: 2, max: 1200 },
    open: SOME[0],
    onOpen: fn(),
    accepts: true,
    onAccepts: fn(),
    onNew: fn(),
    onGift: fn(),
    isBlocked: false,
    onBlock: fn(),
    now: NOW,
    thread: <p>The messages stand here.</p>,
  },
} satisfies Meta<typeof InboxView>
export default meta
type Story = StoryObj<typeof meta>

export const OneOpen = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Ole/ }))
    await expect(args.onOpen).toHaveBeenLastCalledWith('ole')
    await userEvent.type(canvas.getByRole('searchbox'), 'm')
    await expect(args.onSearch).toHaveBeenLastCalledWith('m')
    await userEvent.click(canvas.getByRole('switch', { name: 'Others may write to me' }))
    await expect(args.onAccepts).toHaveBeenCalledWith(false)
    await userEvent.click(canvas.getByRole('button', { name: 'More about Nia Brandt' }))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Block' }))
    await expect(args.onBlock).toHaveBeenCalledOnce()
  },
} satisfies Story
export const NoneOpen = { args: { open: undefined } } satisfies Story
export const Closed = { args: { accepts: false } } satisfies Story
export const Empty = {
  args: { open: undefined, state: { type: 'ready', conversations: [], next: undefined } },
} satisfies Story
export const NobodyFound = {
  args: { search: 'zoe', state: { type: 'ready', conversations: [], next: undefined } },
} satisfies Story
export const Loading = { args: { open: undefined, state: { type: 'loading' } } } satisfies Story
export const Failed = { args: { open: undefined, state: { type: 'failed', onRetry: fn() } } } satisfies Story
export const ListOnAPhone = { args: { open: undefined }, globals: { viewport: { value: 'phone' } } } satisfies Story
export const ThreadOnAPhone = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the conversations' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith(undefined)
  },
} satisfies Story

const onFind = fn()
export const NewMessage = {
  render: () => <NewMessageDialog busy={false} error={undefined} onFind={onFind} onClose={fn()} />,
  play: async ({ canvasElement }) => {
    const field = canvasElement.ownerDocument.querySelector('input')
    await userEvent.type(field!, '@ole{Enter}')
    await expect(onFind).toHaveBeenCalledWith('ole')
  },
} satisfies Story
