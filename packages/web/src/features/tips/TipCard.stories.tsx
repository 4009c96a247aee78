import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TipCard } from './TipCard.tsx'

const meta = {
  title: 'Tips',
  component: TipCard,
  args: { tip: 'market', onRead: fn(), onNoMore: fn() },
} satisfies Meta<typeof TipCard>
export default meta
type Story = StoryObj<typeof meta>

export const AHint = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Got it' }))
    await expect(args.onRead).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'No more hints' }))
    await expect(args.onNoMore).toHaveBeenCalledOnce()
  },
} satisfies Story
export const AtNight = { args: { tip: 'classes' }, globals: { theme: 'dark' } } satisfies Story
export const OnTheSmallestScreen = { globals: { viewport: { value: 'smallest' } } } satisfies Story
