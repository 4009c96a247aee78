import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { AuthCard } from '../AuthCard.tsx'
import { RegisterForm } from './RegisterForm.tsx'

const meta = {
  component: RegisterForm,
  args: { state: { type: 'open' }, check: { type: 'unchecked' }, onUsername: fn(), onSubmit: fn() },
  decorators: [
    (Drawn) => (
      <AuthCard title="Open an account" intro="A name, an address, a password.">
        <Drawn />
      </AuthCard>
    ),
  ],
} satisfies Meta<typeof RegisterForm>
export default meta
type Story = StoryObj<typeof meta>

export const Open = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('User name'), 'maren')
    await expect(args.onUsername).toHaveBeenLastCalledWith('maren')
    await userEvent.type(canvas.getByLabelText('E-mail'), 'maren@keep.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'lantern-moat')
    await userEvent.type(canvas.getByLabelText('Repeat the password'), 'lantern-moat{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: 'maren',
      email: 'maren@keep.example',
      password: 'lantern-moat',
      confirmPassword: 'lantern-moat',
    })
  },
} satisfies Story
export const CheckingName = { args: { check: { type: 'checking' } } } satisfies Story
export const NameIsFree = { args: { check: { type: 'free' } } } satisfies Story
export const NameIsTaken = { args: { check: { type: 'refused', reason: 'Somebody has this name.' } } } satisfies Story
export const Busy = { args: { state: { type: 'busy' } } } satisfies Story
export const Refused = {
  args: {
    state: { type: 'refused', errors: { email: 'That is no e-mail.', confirmPassword: 'The two passwords differ.' } },
  },
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('E-mail')
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription('That is no e-mail.')
  },
} satisfies Story
export const NoAnswer = {
  args: { state: { type: 'refused', errors: {}, problem: 'The keep does not answer. Try again in a moment.' } },
} satisfies Story
