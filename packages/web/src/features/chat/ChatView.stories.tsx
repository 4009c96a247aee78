import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ChatComposer } from './composer/index.ts'
import { ChatView } from './ChatView.tsx'
import { CHAT_NOW, LONG_LINES, SOME_LINES, SOME_PEOPLE } from './fixtures.ts'
import { GuidelinesGate } from './composer/index.ts'

const onSend = fn()

const Composer = (props: { readonly isQuiet?: boolean }) => {
  const [draft, setDraft] = useState('')
  return <ChatComposer draft={draft} onDraft={setDraft} onSend={onSend} people={SOME_PEOPLE} {...props} />
}

const meta = {
  title: 'Chat/Chat',
  component: ChatView,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  args: {
    title: 'Talk of the party',
    state: { type: 'ready', lines: SOME_LINES, lastSeen: 'message-2', onOlder: fn() },
    outgoing: [],
    onResend: fn(),
    onDiscard: fn(),
    onRefresh: fn(),
    connection: 'live',
    onLike: fn(),
    onCopy: fn(),
    onReport: fn(),
    onDelete: fn(),
    now: CHAT_NOW,
    moderates: false,
    composer: <Composer />,
  },
} satisfies Meta<typeof ChatView>
export default meta
type Story = StoryObj<typeof meta>

export const FormattingExplained = {
  tags: ['browser'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Formatting' }))
    const help = within(await within(document.body).findByRole('dialog', { name: 'Formatting' }))
    await expect(await help.findByText('struck out', { selector: 'del' })).toBeVisible()
  },
} satisfies Story

export const OldestFirst = {
  args: { oldestFirst: true, onTurnOrder: fn(), onCopyLink: fn() },
  play: async ({ canvas, args }) => {
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(lines.findIndex((line) => line.includes('New below'))).toBeGreaterThan(1)
    const [last] = canvas.getAllByRole('listitem').slice(-1)
    const box = canvas.getByRole('textbox', { name: 'Your message' })
    await expect(box.compareDocumentPosition(last as HTMLElement)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    await userEvent.click(canvas.getByRole('button', { name: 'To the newest message' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Newest on top' }))
    await expect(args.onTurnOrder).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'More about the message of Maren Holt' }))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Copy link' }))
    await expect(args.onCopyLink).toHaveBeenCalledWith('message-4')
  },
} satisfies Story

export const SomeMessages = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like what Ole wrote, 1 like' }))
    await expect(args.onLike).toHaveBeenCalledWith('message-3')
    await expect(canvas.getByText('New above')).toBeVisible()
    await expect(canvas.getByText('today')).toBeVisible()
    await expect(canvas.getByText('Tuesday, November 24, 2026')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More about the message of Maren Holt' }))
    const menu = within(document.body)
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Delete' }))
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 'message-4' }))
  },
} satisfies Story

export const NamesByKeyboard = {
  play: async ({ canvas }) => {
    onSend.mockClear()
    const field = canvas.getByRole('textbox', { name: 'Your message' })
    await userEvent.type(field, 'Hi @ni')
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(field).toHaveValue('Hi @nils-w ')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(onSend).toHaveBeenCalledWith('Hi @nils-w')
  },
} satisfies Story

export const EmojiByKeyboard = {
  args: { composer: <Composer isQuiet /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Mentions call nobody here/)).toBeVisible()
    const field = canvas.getByRole('textbox', { name: 'Your message' })
    await userEvent.type(field, 'Done :tad')
    await expect(await canvas.findByRole('option', { name: '🎉 :tada:' })).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect(field).toHaveValue('Done 🎉 ')
  },
} satisfies Story

export const OnTheirWay = {
  args: {
    connection: 'reconnecting',
    outgoing: [
      { id: 'one', text: 'Are you there?', at: CHAT_NOW },
      { id: 'two', text: 'Too fast for the tavern', at: CHAT_NOW, refusal: 'Two messages a minute are enough here.' },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onResend).toHaveBeenCalledWith(expect.objectContaining({ id: 'two' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(args.onDiscard).toHaveBeenCalledWith(expect.objectContaining({ id: 'two' }))
  },
} satisfies Story

export const Loading = { args: { state: { type: 'loading' } } } satisfies Story
export const NotLoaded = { args: { state: { type: 'failed', onRetry: fn() } } } satisfies Story
export const Empty = { args: { state: { type: 'ready', lines: [], lastSeen: undefined } } } satisfies Story
export const LongestText = {
  args: { moderates: true, onClear: fn(), state: { type: 'ready', lines: LONG_LINES, lastSeen: undefined } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^More about the message of Maximiliane/ }))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Clear the reports' }))
    await expect(args.onClear).toHaveBeenCalledWith('message-1')
  },
} satisfies Story
export const OnAPhone = {
  args: LongestText.args,
  globals: { viewport: { value: 'phone' } },
} satisfies Story
export const FirstTime = { args: { composer: <GuidelinesGate onAccept={fn()} /> } } satisfies Story
