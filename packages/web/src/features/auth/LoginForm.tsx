import type { ReactNode } from 'react'
import { t } from '../../i18n/index.ts'
import { Button, PasswordField, TextField } from '../../ui/index.ts'
import { CodeField } from './CodeField.tsx'
import { fieldError, type FormState, FormFrame } from '../form/index.ts'

type Props = {
  readonly state: FormState
  readonly onSubmit: (fields: Readonly<Record<string, string>>) => void
  /** The link for a forgotten password. */
  readonly forgot: ReactNode
  /** The password was right, and a code of the second factor is asked for. */
  readonly asksCode?: boolean
}

/** docs/reference/screens.md 16.3. */
export const LoginForm = ({ state, onSubmit, forgot, asksCode = false }: Props) => (
  <FormFrame label={t('auth.login')} state={state} onSubmit={onSubmit}>
    <TextField
      name="username"
      label={t('auth.usernameOrEmail')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      error={fieldError(state, 'username')}
    />
    <PasswordField
      name="password"
      label={t('auth.password')}
      autoComplete="current-password"
      error={fieldError(state, 'password')}
      aside={forgot}
    />
    {asksCode && <CodeField error={fieldError(state, 'secondFactor')} />}
    <Button type="submit" variant="primary" wide busy={state.type === 'busy'}>
      {t('auth.login')}
    </Button>
  </FormFrame>
)
