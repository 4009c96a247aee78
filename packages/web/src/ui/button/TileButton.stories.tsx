import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { TileButton, type Tone } from './TileButton.tsx'

const meta = {
  component: TileButton,
  args: { tone: 'good', label: 'Score up: Drink a glass of water', sign: 'plus', onClick: fn() },
} satisfies Meta<typeof TileButton>
export default meta
type Story = StoryObj<typeof meta>

const TONES: readonly Tone[] = ['worst', 'worse', 'bad', 'neutral', 'good', 'better', 'best', 'reward', 'off']

export const Score = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Score up: Drink a glass of water' }))
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
} satisfies Story
export const UnusedSide = {
  args: { kind: 'ghost', sign: 'minus', label: 'Score down is off', disabled: true },
} satisfies Story
export const Open = { args: { kind: 'box', sign: undefined, label: 'Complete: Call grandma' } } satisfies Story
export const Ticked = {
  args: { ...Open.args, tone: 'off', icon: <Check size={13} strokeWidth={3} />, 'aria-pressed': true },
} satisfies Story
export const EveryValue = {
  render: ({ kind }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {TONES.map((tone) => (
        <TileButton key={tone} tone={tone} label={tone} kind={kind ?? 'key'} sign="plus" />
      ))}
    </div>
  ),
} satisfies Story
