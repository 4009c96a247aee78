import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SoundAndMoments } from './SoundAndMoments.tsx'

const meta = {
  title: 'Sounds/Sounds and moments',
  component: SoundAndMoments,
  args: {
    theme: 'bells',
    volume: 60,
    quiet: false,
    onTheme: fn(),
    onVolume: fn(),
    onSample: fn(),
    onQuiet: fn(),
  },
} satisfies Meta<typeof SoundAndMoments>
export default meta
type Story = StoryObj<typeof meta>

export const On = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Wood' }))
    await expect(args.onTheme).toHaveBeenCalledWith('wood')
    await userEvent.click(canvas.getByRole('button', { name: 'Listen' }))
    await expect(args.onSample).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('switch', { name: /^Keep moments quiet/ }))
    await expect(args.onQuiet).toHaveBeenCalledWith(true)
  },
} satisfies Story
export const Off = { args: { theme: 'off', quiet: true } } satisfies Story
export const AtNight = { globals: { theme: 'dark' } } satisfies Story
export const OnTheSmallestScreen = { globals: { viewport: { value: 'smallest' } } } satisfies Story
