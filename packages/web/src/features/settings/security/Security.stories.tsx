import type { Login, Passkey } from '@daykeep/api/contract'
import { aPlayer, aUser } from '@daykeep/rules/test-kit/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, userEvent } from 'storybook/test'
import { clearToasts } from '../../../../test-kit/clear-toasts.ts'
import { storyLoaders } from '../../../../test-kit/story-loaders.ts'
import { TestPlayerProvider } from '../../../../test-kit/TestPlayerProvider.tsx'
import { queryClient } from '../../../queries/index.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecurityScreen } from './SecurityScreen.tsx'
import { SetUpCode } from './SetUpCode.tsx'

type Args = Omit<ComponentProps<typeof TestPlayerProvider>, 'children'>

const AT = '2026-11-21T12:00:00.000Z'
const LONG = 'Rechenmaschine der Hausgemeinschaft in der Wolkenschieberstrasse, zweiter Stock links'

const login = (fields: Partial<Login>): Login => ({
  id: '1',
  label: 'Firefox, Linux',
  kind: 'login',
  createdAt: AT,
  lastUsedAt: AT,
  current: false,
  ...fields,
})

type Answers = {
  readonly logins: ReadonlyArray<Login>
  readonly passkeys: ReadonlyArray<Passkey>
  readonly isOn: boolean
}

/** What the server would answer. */
const answer = ({ logins, passkeys, isOn }: Answers) => {
  queryClient.setQueryData(['logins', {}], logins)
  queryClient.setQueryData(['passkeys', {}], passkeys)
  queryClient.setQueryData(['secondFactor', {}], { isOn, recoveryCodes: isOn ? 9 : 0 })
  queryClient.setQueryData(
    ['signInNetworks', {}],
    [
      { network: 'google', name: 'Google' },
      { network: 'oidc', name: LONG },
    ],
  )
}

const meta: Meta<Args> = {
  title: 'Settings/Security',
  loaders: storyLoaders,
  beforeEach: async () => {
    await clearToasts()
    answer({ logins: [login({ current: true })], passkeys: [], isOn: false })
    return () => queryClient.clear()
  },
  args: { player: aPlayer(aUser()) },
  render: (args) => (
    <MemoryRouter>
      <TestPlayerProvider {...args}>
        <SecurityScreen />
      </TestPlayerProvider>
    </MemoryRouter>
  ),
}
export default meta
type Story = StoryObj<Args>

export const OneLoginAndNothingElse = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No program has a token of its own.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change Code at login' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Set it up' }))
    await expect(canvas.getByLabelText('Present password')).toHaveAccessibleDescription('Enter a password.')
  },
} satisfies Story

const Everything = {
  beforeEach: () =>
    answer({
      logins: [
        login({ current: true }),
        login({ id: '2', label: LONG }),
        login({ id: '3', label: 'Home Assistant', kind: 'api' }),
      ],
      passkeys: [{ id: 'key', name: LONG, createdAt: AT, lastUsedAt: AT }],
      isOn: true,
    }),
} satisfies Story

export const EverythingThereIs = {
  ...Everything,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Code at login' }))
    await expect(canvas.getByRole('button', { name: 'Turn it off' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Home Assistant' }))
    await expect(canvas.getByRole('button', { name: 'Revoke the token' })).toBeVisible()
  },
} satisfies Story

export const OnASmallPhoneAtNight = {
  ...Everything,
  globals: { viewport: { value: 'smallest' }, theme: 'dark' },
} satisfies Story

/** A device that was not unlocked; then the password is forgotten, and only that is said. */
export const APasskeyThatWasNotMade = {
  beforeEach: () => {
    const { credentials } = navigator
    const before = window.fetch.bind(window)
    const options = { challenge: 'AA', rp: { name: 'Daykeep' }, user: { id: 'AA', name: 'ann', displayName: 'Ann' } }
    const data = { ceremony: 'c', options: { ...options, pubKeyCredParams: [{ type: 'public-key', alg: -7 }] } }
    window.fetch = async () => Response.json({ success: true, data })
    const create = () => Promise.reject(new DOMException('not unlocked', 'NotAllowedError'))
    Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true })
    return () => {
      window.fetch = before
      Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true })
    }
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /New passkey|Add.*passkey/i }))
    await userEvent.type(canvas.getByLabelText('Name'), 'Phone')
    await userEvent.type(canvas.getByLabelText('Present password'), 'try-the-keep')
    await userEvent.click(canvas.getByRole('button', { name: 'Make a passkey' }))
    await expect(await canvas.findByText(/No passkey was made/)).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('Present password'))
    await userEvent.click(canvas.getByRole('button', { name: 'Make a passkey' }))
    await expect(canvas.getByLabelText('Present password')).toHaveAccessibleDescription('Enter a password.')
    await expect(canvas.queryByText(/No passkey was made/)).toBeNull()
  },
} satisfies Story

export const WithoutANetwork = { args: { online: false } } satisfies Story

export const SettingUpAnApp = {
  render: (args) => (
    <TestPlayerProvider {...args}>
      <SetUpCode
        secret="JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
        uri="otpauth://totp/Daykeep:maren?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Daykeep"
        onDone={() => undefined}
      />
    </TestPlayerProvider>
  ),
} satisfies Story

export const TheCodesToKeep = {
  render: () => (
    <RecoveryCodes
      codes={Array.from('abcdefghij', (letter) => `${letter}bcd-efgh-ijkl-mnp2`)}
      onDone={() => undefined}
    />
  ),
} satisfies Story
