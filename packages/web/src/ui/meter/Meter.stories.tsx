import type { Meta, StoryObj } from '@storybook/react-vite'
import { Droplet, Heart, Star } from 'lucide-react'
import { expect } from 'storybook/test'
import { Meter } from './Meter.tsx'

const meta = {
  component: Meter,
  args: { label: 'Health', value: 38, max: 50, kind: 'health', icon: <Heart size={18} /> },
  decorators: [
    (Drawn) => (
      <div style={{ maxInlineSize: 360 }}>
        <Drawn />
      </div>
    ),
  ],
} satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>

export const Health = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Health' })).toHaveAttribute('aria-valuetext', '38 / 50')
  },
} satisfies Story
export const Mana = {
  args: { label: 'Mana', kind: 'mana', value: 62, max: 84, icon: <Droplet size={18} /> },
} satisfies Story
export const Experience = {
  args: { label: 'Experience', kind: 'experience', value: 412, max: 590, icon: <Star size={18} /> },
} satisfies Story
export const Nothing = { args: { value: 0 } } satisfies Story
export const MoreThanAll = { args: { value: 70 } } satisfies Story
export const Large = { args: { size: 'lg', kind: 'rage', label: 'Rage', icon: undefined } } satisfies Story
export const Small = {
  args: { size: 'sm', kind: 'feeding', label: 'Fed', icon: undefined, hideNumber: true },
} satisfies Story
