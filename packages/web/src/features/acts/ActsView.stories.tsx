import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ActsView } from './ActsView.tsx'

const ready = (later = 0) => ({ type: 'ready', later }) as const

const meta = {
  title: 'Acts/Recent acts',
  component: ActsView,
  parameters: { layout: 'fullscreen' },
  args: {
    onUndo: fn(),
    acts: [
      { turn: 7, text: 'Opened the armoire', time: '14:05', undo: ready() },
      { turn: 6, text: 'Done: Water the plants', time: '14:02', undo: ready(1) },
      {
        turn: 5,
        text: 'Renewed yourself',
        time: '09:30',
        undo: { type: 'final', reason: 'What was paid for in gems or hourglasses can’t be undone.' },
      },
    ],
  },
} satisfies Meta<typeof ActsView>
export default meta
type Story = StoryObj<typeof meta>

export const Today = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Undo “Done: Water the plants” and the act after it' }))
    await expect(args.onUndo).toHaveBeenCalledWith(6)
  },
} satisfies Story
export const Nothing = { args: { acts: [] } } satisfies Story
export const LongestText = {
  args: {
    acts: [{ turn: 1, text: 'Donaudampfschifffahrtsgesellschaft '.repeat(8), time: '11:59 PM', undo: ready(12) }],
  },
  globals: { viewport: { value: 'smallest' } },
} satisfies Story
