import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TagPicker } from './TagPicker.tsx'

const meta = {
  component: TagPicker,
  args: {
    label: 'Tags',
    placeholder: 'Add tags',
    tags: [
      { id: 'w', name: 'Work' },
      { id: 'h', name: 'Health' },
      { id: 'e', name: 'Errands' },
    ],
    value: [],
    onChange: fn(),
    onCreate: fn(),
  },
  decorators: [
    (Drawn) => (
      <div style={{ maxInlineSize: 420, minBlockSize: 260 }}>
        <Drawn />
      </div>
    ),
  ],
} satisfies Meta<typeof TagPicker>
export default meta
type Story = StoryObj<typeof meta>

export const None = {} satisfies Story
export const Two = {
  args: { value: ['w', 'e'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Work' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['e'])
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['w'])
  },
} satisfies Story
export const Typing = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Tags' }), 'e')
    await expect(canvas.getAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(['e'])
  },
} satisfies Story
export const ANewOne = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Garden')
    await expect(canvas.getByRole('option', { name: 'Create “Garden”' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCreate).toHaveBeenCalledWith('Garden')
  },
} satisfies Story
