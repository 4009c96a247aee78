import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Select } from './Select.tsx'

const meta = {
  component: Select,
  args: {
    label: 'Difficulty',
    value: 'easy',
    onChange: fn(),
    options: [
      { value: 'trivial', label: 'Trivial' },
      { value: 'easy', label: 'Easy' },
      { value: 'hard', label: 'Hard', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Difficulty'), 'trivial')
    await expect(args.onChange).toHaveBeenCalledWith('trivial')
  },
} satisfies Story
export const Faulty = { args: { error: 'Choose one.' } } satisfies Story
export const Disabled = { args: { disabled: true } } satisfies Story
