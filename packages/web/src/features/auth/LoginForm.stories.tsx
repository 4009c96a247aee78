import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { AuthCard } from './AuthCard.tsx'
import { LoginForm } from './LoginForm.tsx'

const meta = {
  component: LoginForm,
  args: { state: { type: 'open' }, onSubmit: fn(), forgot: <a href="#forgot">Forgot it?</a> },
  decorators: [
    (Drawn) => (
      <AuthCard title="Welcome back" footer={<a href="#register">Open an account</a>}>
        <Drawn />
      </AuthCard>
    ),
  ],
} satisfies Meta<typeof LoginForm>
export default meta
type Story = StoryObj<typeof meta>

export const Open = {
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password')
    await userEvent.type(password, 'lantern')
    await expect(password).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(password).toHaveAttribute('type', 'text')
  },
} satisfies Story
export const Busy = { args: { state: { type: 'busy' } } } satisfies Story
export const WrongPassword = {
  args: { state: { type: 'refused', errors: {}, problem: 'That name and password do not belong together.' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
  },
} satisfies Story
export const AsksForACode = {
  args: { asksCode: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Code')).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('Code'), '123456{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: '', password: '', secondFactor: '123456' })
  },
} satisfies Story
export const WrongCode = {
  args: {
    asksCode: true,
    state: { type: 'refused', errors: { secondFactor: 'That code is wrong, or was used before.' } },
  },
} satisfies Story
export const Empty = {
  args: {
    state: {
      type: 'refused',
      errors: { username: 'Enter your user name or e-mail.', password: 'Enter a password.' },
    },
  },
} satisfies Story
