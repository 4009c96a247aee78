import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent } from 'storybook/test'
import { storyLoaders } from '../../../test-kit/story-loaders.ts'
import { AuthCard } from '../auth/index.ts'
import { SignInRedirectView } from './SignInRedirectView.tsx'

const meta = {
  component: SignInRedirectView,
  loaders: storyLoaders,
  args: { step: { type: 'waiting' }, isLinking: false, onRegister: fn(), onCode: fn() },
  decorators: [
    (Drawn) => (
      <MemoryRouter>
        <AuthCard title="Welcome back">
          <Drawn />
        </AuthCard>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof SignInRedirectView>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting = {} satisfies Story
export const Failed = {
  args: { step: { type: 'failed', problem: 'The provider did not confirm who you are. Please begin again.' } },
} satisfies Story
export const NotConnected = {
  args: {
    isLinking: true,
    step: { type: 'failed', problem: 'The provider did not let you in, or you changed your mind.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the settings' })).toHaveAttribute(
      'href',
      '/user/settings/security',
    )
  },
} satisfies Story
export const NobodyIsKnown = {
  args: { step: { type: 'asksWhetherToRegister', form: { type: 'open' } } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/User name/), 'ida{Enter}')
    await expect(args.onRegister).toHaveBeenCalledWith({ username: 'ida' })
  },
} satisfies Story
export const NameIsTaken = {
  args: {
    step: {
      type: 'asksWhetherToRegister',
      form: { type: 'refused', errors: { username: 'That user name is taken.' } },
    },
  },
} satisfies Story
export const AsksForACode = {
  args: { step: { type: 'asksCode', form: { type: 'open' } } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '123456{Enter}')
    await expect(args.onCode).toHaveBeenCalledWith({ secondFactor: '123456' })
  },
} satisfies Story
