import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { rightToLeft } from '../../../test-kit/right-to-left.ts'
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
/** The first one is on the right, and the arrow to the left goes on. */
export const RightToLeft = {
  beforeEach: rightToLeft,
  play: async ({ canvas, args }) => {
    const [all, due] = ['All', 'Due'].map((name) => canvas.getByRole('radio', { name }).getBoundingClientRect().x)
    await expect(all).toBeGreaterThan(due ?? Number.POSITIVE_INFINITY)
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Due' })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('notDue')
  },
} satisfies Story
