import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../../../ui/index.ts'
import { AuthCard } from '../AuthCard.tsx'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'

const meta = {
  component: ResetPasswordForm,
  args: { state: { type: 'open' }, onSubmit: fn(), again: <Button variant="primary">Send a new link</Button> },
  decorators: [
    (Drawn) => (
      <AuthCard title="Choose a new password">
        <Drawn />
      </AuthCard>
    ),
  ],
} satisfies Meta<typeof ResetPasswordForm>
export default meta
type Story = StoryObj<typeof meta>

export const Open = {} satisfies Story
export const Busy = { args: { state: { type: 'busy' } } } satisfies Story
export const Refused = {
  args: { state: { type: 'refused', errors: { newPassword: 'Between 8 and 64 characters, please.' } } },
} satisfies Story
export const BadCode = {
  args: { state: { type: 'badCode', reason: 'This link counts no more' } },
} satisfies Story
