import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PasswordField, TextField } from '../../ui/index.ts'
import { SettingForm } from './SettingForm.tsx'
import { SettingRow } from './SettingRow.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'

const form = (
  <SettingForm label="E-mail" state={{ type: 'open' }} submit="Save" onSubmit={fn()}>
    <TextField name="newEmail" label="New e-mail" />
    <PasswordField name="password" label="Present password" />
  </SettingForm>
)

const meta = {
  title: 'Settings/Row',
  component: SettingRow,
  args: {
    name: 'E-mail',
    value: 'maren@example.org',
    isOpen: false,
    onOpen: fn(),
    onClose: fn(),
    onDirty: fn(),
    children: form,
  },
  decorators: [
    (Drawn) => (
      <SettingsGroup title="Account">
        <Drawn />
      </SettingsGroup>
    ),
  ],
} satisfies Meta<typeof SettingRow>
export default meta
type Story = StoryObj<typeof meta>

export const Closed = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit E-mail' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
} satisfies Story
export const Open = {
  args: { isOpen: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('New e-mail'), 'm')
    await expect(args.onDirty).toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
} satisfies Story
export const Busy = {
  args: {
    isOpen: true,
    children: (
      <SettingForm label="E-mail" state={{ type: 'busy' }} submit="Save" onSubmit={fn()}>
        <TextField name="newEmail" label="New e-mail" defaultValue="maren@example.net" />
      </SettingForm>
    ),
  },
} satisfies Story
export const Refused = {
  args: {
    isOpen: true,
    children: (
      <SettingForm
        label="E-mail"
        state={{ type: 'refused', errors: { newEmail: 'This address is taken.' }, problem: 'That did not work.' }}
        submit="Save"
        onSubmit={fn()}
      >
        <TextField name="newEmail" label="New e-mail" defaultValue="bram@example.net" error="This address is taken." />
      </SettingForm>
    ),
  },
} satisfies Story
export const Offline = {
  args: {
    isOpen: true,
    children: (
      <SettingForm label="E-mail" state={{ type: 'open' }} submit="Save" isOffline onSubmit={fn()}>
        <TextField name="newEmail" label="New e-mail" />
      </SettingForm>
    ),
  },
} satisfies Story
export const NotNow = { args: { name: 'Class', value: '', unavailable: 'Opens at level 10.' } } satisfies Story
export const LongWords = {
  args: {
    name: 'Benachrichtigungseinstellungen der Gemeinschaft',
    value: 'maximiliane.wolkenschieber-von-der-hohen-warte@post.beispielorganisation.example.org',
    action: 'Zurücksetzen',
  },
  globals: { viewport: { value: 'smallest' } },
} satisfies Story
export const AtNight = { ...Refused, globals: { theme: 'dark' } } satisfies Story
