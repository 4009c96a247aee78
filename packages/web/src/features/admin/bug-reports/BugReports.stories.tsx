import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent } from 'storybook/test'
import { BugReportsView } from './BugReportsView.tsx'

const onChange = fn()
const onShow = fn()
const report = {
  id: 'one',
  at: '2026-06-10T10:00:00.000Z',
  userId: 'ida',
  username: 'ida',
  email: 'ida@example.org',
  message: 'The kettle does not whistle.',
  question: false,
  client: 'daykeep-web',
  state: 'open',
} as const

const meta = {
  title: 'Bug reports of staff',
  component: BugReportsView,
  decorators: [
    (Drawn) => (
      <MemoryRouter>
        <Drawn />
      </MemoryRouter>
    ),
  ],
  args: {
    state: { type: 'ready', items: [report], next: { state: 'idle', onMore: fn() } },
    shown: 'open',
    onShow,
    changing: undefined,
    onChange,
  },
} satisfies Meta<typeof BugReportsView>
export default meta
type Story = StoryObj<typeof meta>

export const Open = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '@ida' })).toHaveAttribute('href', '/admin/panel/ida')
    await expect(canvas.getByRole('link', { name: 'Answer by e-mail' })).toHaveAttribute(
      'href',
      'mailto:ida%40example.org',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as answered' }))
    await expect(onChange).toHaveBeenCalledWith('one', 'answered')
    await userEvent.click(canvas.getByRole('radio', { name: 'Closed' }))
    await expect(onShow).toHaveBeenCalledWith('closed')
  },
} satisfies Story

export const LongestQuestion = {
  args: {
    shown: 'answered',
    state: {
      type: 'ready',
      items: [
        {
          ...report,
          username: 'w'.repeat(20),
          email: `${'long'.repeat(15)}@example.org`,
          message: 'Word after word without an end. '.repeat(40),
          question: true,
          client: '',
          state: 'answered',
        },
      ],
    },
  },
} satisfies Story

export const NoneClosed = { args: { shown: 'closed', state: { type: 'ready', items: [] } } } satisfies Story
export const Loading = { args: { state: { type: 'loading' } } } satisfies Story
export const Failed = { args: { state: { type: 'failed', onRetry: fn() } } } satisfies Story
