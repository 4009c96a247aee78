import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { LeaveSiteDialog } from './LeaveSiteDialog.tsx'

const meta = {
  component: LeaveSiteDialog,
  args: { address: 'https://elsewhere.example/a/page', onStay: fn() },
} satisfies Meta<typeof LeaveSiteDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Asking = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }))
    await expect(args.onStay).toHaveBeenCalledOnce()
  },
} satisfies Story

export const LongAddress = {
  args: { address: `https://elsewhere.example/${'a-very-long-way/'.repeat(40)}` },
  globals: { viewport: { value: 'smallest' } },
} satisfies Story
