import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AuthCard } from '../AuthCard.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'

const meta = {
  component: ForgotPasswordForm,
  args: { state: { type: 'open' }, onSubmit: fn() },
  decorators: [
    (Drawn) => (
      <AuthCard title="Forgot your password">
        <Drawn />
      </AuthCard>
    ),
  ],
} satisfies Meta<typeof ForgotPasswordForm>
export default meta
type Story = StoryObj<typeof meta>

export const Open = {} satisfies Story
export const Busy = { args: { state: { type: 'busy' } } } satisfies Story
export const Sent = { args: { state: { type: 'sent' } } } satisfies Story
export const Refused = {
  args: { state: { type: 'refused', errors: { email: 'Enter your user name or e-mail.' } } },
} satisfies Story
