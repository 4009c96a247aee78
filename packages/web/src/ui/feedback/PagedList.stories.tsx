import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PagedList } from './PagedList.tsx'

const meta = {
  title: 'ui/PagedList',
  component: PagedList<string>,
  args: {
    state: { type: 'ready', items: ['Early birds', 'Those who read'] },
    keyOf: (name: string) => name,
    children: (name: string) => name,
    failure: 'The guilds could not be loaded',
    whenEmpty: <p>No guilds here</p>,
    label: 'Guilds',
  },
} satisfies Meta<typeof PagedList<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Whole = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Guilds' }).children).toHaveLength(2)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
} satisfies Story

const onMore = fn()
export const FirstPage = {
  args: { state: { type: 'ready', items: ['Early birds'], next: { state: 'idle', onMore } }, byButton: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(onMore).toHaveBeenCalledOnce()
  },
} satisfies Story

export const Empty = {
  args: { state: { type: 'ready', items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No guilds here')).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
} satisfies Story

export const Loading = { args: { state: { type: 'loading' }, placeholders: { count: 3, height: 72 } } } satisfies Story

const onRetry = fn()
export const Failed = {
  args: { state: { type: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
} satisfies Story
