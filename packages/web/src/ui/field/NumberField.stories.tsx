import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { NumberField } from './NumberField.tsx'

const meta = {
  component: NumberField,
  args: { label: 'Amount', value: 3, min: 1, max: 5, onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Between = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More of Amount' }))
    await userEvent.click(canvas.getByRole('button', { name: 'More of Amount' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(5)
    await expect(canvas.getByRole('button', { name: 'More of Amount' })).toBeDisabled()
    const input = canvas.getByLabelText('Amount')
    await userEvent.clear(input)
    await userEvent.type(input, '9')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(5)
  },
} satisfies Story
export const Empty = { args: { value: undefined } } satisfies Story
export const AtTheEnd = { args: { value: 5 } } satisfies Story
export const Faulty = { args: { error: 'You have only two.' } } satisfies Story
export const Disabled = { args: { disabled: true } } satisfies Story

const Held = ({ value, onChange, ...rest }: React.ComponentProps<typeof NumberField>) => {
  const [held, setHeld] = useState(value)
  return (
    <NumberField
      {...rest}
      value={held}
      onChange={(next) => {
        setHeld(next)
        onChange(next)
      }}
    />
  )
}
