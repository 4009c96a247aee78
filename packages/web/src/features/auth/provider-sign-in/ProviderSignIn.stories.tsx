import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AuthCard } from '../AuthCard.tsx'
import { ProviderSignIn } from './ProviderSignIn.tsx'

const meta = {
  component: ProviderSignIn,
  args: {
    networks: [
      { network: 'google', name: 'Google' },
      { network: 'apple', name: 'Apple' },
      { network: 'oidc', name: 'Anmeldedienst der Hausgemeinschaft Wolkenschieberstrasse' },
    ],
    onNetwork: fn(),
    onPasskey: fn(),
  },
  decorators: [
    (Drawn) => (
      <AuthCard title="Welcome back">
        <Drawn />
      </AuthCard>
    ),
  ],
} satisfies Meta<typeof ProviderSignIn>
export default meta
type Story = StoryObj<typeof meta>

export const Everything = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Apple' }))
    await expect(args.onNetwork).toHaveBeenCalledWith('apple')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in with a passkey' }))
    await expect(args.onPasskey).toHaveBeenCalled()
  },
} satisfies Story
export const UnderWay = { args: { busy: 'google' } } satisfies Story
export const ProviderAway = {
  args: { problem: 'The provider does not answer. Please try again in a moment.' },
} satisfies Story
export const NoneConfigured = {
  args: { networks: [] },
  render: ({ onPasskey: _none, ...args }) => <ProviderSignIn {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
} satisfies Story
