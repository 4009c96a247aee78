import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DatePicker } from './DatePicker.tsx'

const meta = {
  component: DatePicker,
  args: { label: 'Due date', value: undefined, onChange: fn() },
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

export const NoDay = {} satisfies Story
export const ADay = {
  args: { value: '2026-11-26', clearable: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Due date')).toHaveValue('2026-11-26')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Due date' }))
    await expect(args.onChange).toHaveBeenCalledWith(undefined)
  },
} satisfies Story
export const Faulty = { args: { error: 'Choose a start date.' } } satisfies Story
