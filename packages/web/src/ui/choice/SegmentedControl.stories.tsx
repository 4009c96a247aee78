import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { SegmentedControl } from './SegmentedControl.tsx'

const meta = {
  component: SegmentedControl,
  args: {
    label: 'Filter dailies',
    value: 'due',
    onChange: fn(),
    segments: [
      { value: 'all', label: 'All' },
      { value: 'due', label: 'Due' },
      { value: 'notDue', label: 'Not due' },
    ],
  },
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Due' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('notDue')
  },
} satisfies Story
export const Small = { args: { size: 'sm' } } satisfies Story
export const Wide = { args: { wide: true } } satisfies Story
