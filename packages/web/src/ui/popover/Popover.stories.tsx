import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  component: Popover,
  args: {
    trigger: <Button variant="tertiary">Filter</Button>,
    label: 'Filter by tag',
    align: 'start',
    children: <p>Pick the tags that a task must carry.</p>,
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Closed = {} satisfies Story
export const Open = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
    await expect(await screen.findByRole('dialog', { name: 'Filter by tag' })).toBeVisible()
  },
} satisfies Story
