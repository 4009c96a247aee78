import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TextField } from './TextField.tsx'

const meta = {
  component: TextField,
  args: { label: 'Title', onChange: fn() },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'Read')
    await expect(canvas.getByLabelText('Title')).toHaveValue('Read')
  },
} satisfies Story
export const WithHint = { args: { hint: 'At most 20 characters.' } } satisfies Story
export const Optional = { args: { optional: true, placeholder: 'A word or two' } } satisfies Story
export const Faulty = {
  args: { defaultValue: '', error: 'A task needs a title.', hint: 'What do you want to do?' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Title')).toHaveAccessibleDescription(
      'What do you want to do? A task needs a title.',
    )
    await expect(canvas.getByLabelText('Title')).toBeInvalid()
  },
} satisfies Story
export const Disabled = { args: { disabled: true, defaultValue: 'Set by the challenge' } } satisfies Story
export const LabelForListenersOnly = {
  args: { hideLabel: true, placeholder: 'Search tasks', label: 'Search tasks' },
} satisfies Story
export const LongestText = {
  args: {
    label: 'Benachrichtigungseinstellungen für alle verbundenen Geräte',
    error: 'Die Einstellungen ließen sich nicht speichern, weil der Server nicht antwortet.',
  },
} satisfies Story
