import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { rightToLeft } from '../../../test-kit/right-to-left.ts'
import { Button } from '../button/Button.tsx'
import { Menu } from './Menu.tsx'

const edit = fn()
const choose = fn()

const meta = {
  component: Menu,
  args: {
    trigger: <Button variant="tertiary">Actions</Button>,
    align: 'start',
    items: [
      { type: 'label', label: 'Water the plants' },
      { type: 'action', label: 'Edit', icon: <Pencil size={17} />, shortcut: 'e', onSelect: edit },
      { type: 'action', label: 'Move up', icon: <ArrowUp size={17} />, onSelect: fn(), disabled: true },
      { type: 'link', label: 'Open', element: <a href="#open" aria-label="Open" /> },
      {
        type: 'choice',
        label: 'Theme',
        value: 'light',
        onChange: choose,
        options: [
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ],
      },
      { type: 'line' },
      { type: 'action', label: 'Delete', icon: <Trash2 size={17} />, danger: true, onSelect: fn() },
    ],
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed = {} satisfies Story
export const Open = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await expect(await screen.findByRole('menuitem', { name: /Edit/ })).toBeVisible()
  },
} satisfies Story
export const ByKeyboard = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Actions' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await screen.findByRole('menuitem', { name: /Edit/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(edit).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus())
  },
} satisfies Story
/** Icons, shortcuts and submenus are mirrored, and so are the keys that open and leave a submenu. */
export const RightToLeft = {
  beforeEach: rightToLeft,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    const theme = await screen.findByRole('menuitem', { name: 'Theme' })
    const arrow = theme.querySelector('svg')?.getBoundingClientRect()
    const words = screen.getByText('Theme').getBoundingClientRect()
    await expect(arrow?.right).toBeLessThanOrEqual(words.left)
    theme.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(await screen.findByRole('menuitemradio', { name: 'Dark' })).toBeVisible()
  },
} satisfies Story
