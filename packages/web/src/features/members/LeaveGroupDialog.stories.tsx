import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LeaveGroupDialog } from './LeaveGroupDialog.tsx'

const meta = {
  title: 'Members/LeaveGroupDialog',
  component: LeaveGroupDialog,
  args: {
    title: 'Leave this party?',
    text: 'You are the last one: the party and all its talk go with you.',
    keep: 'Stay in the challenges of the party',
    leave: 'Leave the party',
    busy: false,
    refusal: undefined,
    onLeave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof LeaveGroupDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await within(document.body).findByRole('dialog'))

export const Leaving = {
  play: async ({ args }) => {
    const page = await dialog()
    const leave = page.getByRole('button', { name: 'Leave the party' })
    await userEvent.click(leave)
    await expect(args.onLeave).toHaveBeenLastCalledWith({ keep: 'keep-all', keepChallenges: 'remain-in-challenges' })
    await userEvent.click(page.getByRole('checkbox'))
    await userEvent.click(leave)
    await expect(args.onLeave).toHaveBeenLastCalledWith({ keep: 'keep-all', keepChallenges: 'leave-challenges' })
  },
} satisfies Story
export const Refused = {
  args: { refusal: 'The leader of a group with a plan cannot leave.' },
  play: async () => {
    const page = await dialog()
    await expect(page.getByRole('alert')).toBeVisible()
  },
} satisfies Story
