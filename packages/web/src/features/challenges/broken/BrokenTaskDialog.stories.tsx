import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BrokenTaskDialog } from './BrokenTaskDialog.tsx'

const meta = {
  title: 'Challenges/Broken task',
  component: BrokenTaskDialog,
  args: {
    broken: { type: 'task', challenge: 'Pages', title: 'Read thirty pages' },
    onDecide: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BrokenTaskDialog>
export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string) =>
  userEvent.click(within(await within(document.body).findByRole('dialog')).getByRole('button', { name }))

export const TaskDeleted = {
  play: async ({ args }) => {
    await press('Keep it')
    await expect(args.onDecide).toHaveBeenCalledWith(true)
  },
} satisfies Story
export const ChallengeDeleted = {
  args: { broken: { type: 'gone', challenge: 'Pages', count: 3 } },
  play: async ({ args }) => {
    await press('Remove all 3 tasks')
    await expect(args.onDecide).toHaveBeenCalledWith(false)
  },
} satisfies Story
export const SomebodyWon = {
  args: { broken: { type: 'closed', challenge: 'Pages', count: 1, winner: 'Nia', wonByReader: false } },
} satisfies Story
export const TheReaderWon = {
  args: { broken: { type: 'closed', challenge: 'Pages', count: 2, winner: 'Ida', wonByReader: true } },
} satisfies Story
