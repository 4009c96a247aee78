import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TextArea } from './TextArea.tsx'

const meta = {
  component: TextArea,
  args: { label: 'Notes', value: '', onChange: fn() },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty = {} satisfies Story
export const Filled = { args: { value: 'Photos are in the blue folder.\nThe office opens at nine.' } } satisfies Story
export const Counted = { args: { ...Filled.args, limit: 200 } } satisfies Story
export const TooLong = {
  args: { value: 'x'.repeat(210), limit: 200, error: 'At most 200 characters.' },
} satisfies Story
