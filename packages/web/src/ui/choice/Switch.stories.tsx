import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Switch } from './Switch.tsx'

const meta = {
  component: Switch,
  args: { label: 'Keyboard shortcuts', checked: false, onChange: fn() },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Keyboard shortcuts'))
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
} satisfies Story
export const On = { args: { checked: true } } satisfies Story
export const WithHint = { args: { hint: 'Switch them off if single keys are in your way.' } } satisfies Story
export const Disabled = { args: { disabled: true } } satisfies Story
