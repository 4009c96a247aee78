import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ShortcutsHelp } from './ShortcutsHelp.tsx'

const meta = {
  component: ShortcutsHelp,
  args: {
    open: true,
    on: true,
    onClose: fn(),
    onSwitch: fn(),
    shortcuts: [
      { keys: '[Shift]+?', label: 'Show this list' },
      { keys: 'g t', label: 'Go to tasks' },
      { keys: 'Alt+ArrowUp', label: 'Move up' },
      { keys: 'u', label: 'Undo' },
      { keys: 'Control+z', label: 'Undo' },
    ],
  },
} satisfies Meta<typeof ShortcutsHelp>
export default meta
type Story = StoryObj<typeof meta>

export const On = {
  play: async ({ args }) => {
    await expect(screen.getAllByText('Undo')).toHaveLength(1)
    await userEvent.click(screen.getByRole('switch', { name: 'Shortcuts' }))
    await expect(args.onSwitch).toHaveBeenCalledWith(false)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
} satisfies Story
export const Off = { args: { on: false } } satisfies Story
