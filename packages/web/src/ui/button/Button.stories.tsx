import type { Meta, StoryObj } from '@storybook/react-vite'
import { Coins, Plus } from 'lucide-react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from './Button.tsx'

const meta = { component: Button, args: { children: 'Add a task', onClick: fn() } } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary = {
  args: { variant: 'primary', icon: <Plus size={18} aria-hidden="true" /> },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Add a task' })
    await userEvent.tab()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
} satisfies Story
export const Secondary = { args: { variant: 'secondary', children: 'Save changes' } } satisfies Story
export const Tertiary = { args: { variant: 'tertiary', children: 'Cancel' } } satisfies Story
export const Outlined = { args: { variant: 'outline', children: 'See a day in the keep' } } satisfies Story
export const LinkLike = { args: { variant: 'link', children: 'Show completed to-dos' } } satisfies Story
export const Danger = { args: { variant: 'danger', children: 'Delete account' } } satisfies Story
export const Small = {
  args: { size: 'sm', variant: 'primary', icon: <Coins size={16} aria-hidden="true" />, children: 'Buy for 120' },
} satisfies Story
export const Disabled = { args: { ...Primary.args, disabled: true } } satisfies Story
export const Busy = {
  args: { ...Primary.args, busy: true, children: 'Saving' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
} satisfies Story
export const AsLink = {
  args: { asChild: true, variant: 'primary', children: <a href="#start">Start playing</a> },
} satisfies Story
export const LongestText = {
  args: { wide: true, children: 'Benachrichtigungseinstellungen für alle verbundenen Geräte zurücksetzen' },
  decorators: [
    (Drawn) => (
      <div style={{ maxInlineSize: 280 }}>
        <Drawn />
      </div>
    ),
  ],
} satisfies Story
