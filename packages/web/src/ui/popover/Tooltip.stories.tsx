import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  component: Tooltip,
  args: { text: 'Twelve days in a row', children: <Button variant="tertiary">Streak 12</Button>, side: 'bottom' },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Closed = {} satisfies Story
export const OnFocus = {
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Twelve days in a row')
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('tooltip')).toBeNull()
  },
} satisfies Story
