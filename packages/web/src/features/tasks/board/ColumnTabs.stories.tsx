import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ColumnTabs } from './ColumnTabs.tsx'

const meta = {
  component: ColumnTabs,
  args: {
    columns: [
      { type: 'habit', count: 0 },
      { type: 'daily', count: 3 },
      { type: 'todo', count: 128 },
      { type: 'reward', count: 0 },
    ],
    current: 'daily',
    onCurrent: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['browser'],
} satisfies Meta<typeof ColumnTabs>
export default meta
type Story = StoryObj<typeof meta>

export const OnAPhone = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /Dailies/ })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: /To-dos/ }))
    await expect(args.onCurrent).toHaveBeenCalledWith('todo')
  },
} satisfies Story
export const NothingLeft = {
  args: { columns: (['habit', 'daily', 'todo', 'reward'] as const).map((type) => ({ type, count: 0 })) },
} satisfies Story
