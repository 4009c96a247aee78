import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  component: Checkbox,
  args: { label: 'Collect receipts', checked: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Open = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith(true)
    await userEvent.click(canvas.getByText('Collect receipts'))
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
} satisfies Story
export const Ticked = { args: { checked: true } } satisfies Story
export const WithHint = { args: { hint: 'It comes back every week.' } } satisfies Story
export const Faulty = { args: { error: 'Agree to go on.' } } satisfies Story
export const Disabled = { args: { checked: true, disabled: true } } satisfies Story
