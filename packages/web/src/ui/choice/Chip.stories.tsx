import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Chip } from './Chip.tsx'

const meta = { component: Chip, args: { type: 'mark', children: 'Errands' } } satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const Tag = {} satisfies Story
const change = fn()
export const FilterOff = {
  args: { type: 'filter', on: false, onChange: change, children: 'Work' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Work', pressed: false }))
    await expect(change).toHaveBeenCalledWith(true)
  },
} satisfies Story
export const FilterOn = { args: { type: 'filter', on: true, onChange: fn(), children: 'Work' } } satisfies Story
export const LongestText = {
  args: { children: 'Vierteljahresabschlussvorbereitung und alles, was daran hängt' },
} satisfies Story
