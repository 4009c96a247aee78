import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LogoutView } from './LogoutView.tsx'

const meta = {
  component: LogoutView,
  args: {
    state: 'out',
    onLeave: fn(),
    login: <a href="#login" aria-label="Log in" />,
    back: <a href="#tasks" aria-label="Stay and send" />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LogoutView>
export default meta
type Story = StoryObj<typeof meta>

export const Out = {} satisfies Story
export const Looking = { args: { state: 'checking' } } satisfies Story
export const Unsent = {
  args: { state: 'unsent' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out all the same' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
} satisfies Story
