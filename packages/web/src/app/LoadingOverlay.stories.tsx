import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LoadingOverlay } from './LoadingOverlay.tsx'

const meta = {
  component: LoadingOverlay,
  args: { state: 'loading', onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoadingOverlay>
export default meta
type Story = StoryObj<typeof meta>

export const Loading = {} satisfies Story
export const Failed = {
  args: { state: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
} satisfies Story
