import type { ReactNode } from 'react'
import { t } from '../../texts/index.ts'
import { Button, PasswordField, TextField } from '../../ui/index.ts'
import { faultOf } from './fault-of.ts'
import type { FormState } from './form-state.ts'
import { FormFrame } from './FormFrame.tsx'

type Props = {
  readonly state: FormState
  readonly onSubmit: (fields: Readonly<Record<string, string>>) => void
  /** The link to those who forgot. */
  readonly forgot: ReactNode
}

/** Reference, screens 16.3. */
export const LoginForm = ({ state, onSubmit, forgot }: Props) => (
  <FormFrame label={t('auth.login')} state={state} onSubmit={onSubmit}>
    <TextField
      name="username"
      label={t('auth.usernameOrEmail')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      error={faultOf(state, 'username')}
    />
    <PasswordField
      name="password"
      label={t('auth.password')}
      autoComplete="current-password"
      error={faultOf(state, 'password')}
      aside={forgot}
    />
    <Button type="submit" look="lantern" wide busy={state.type === 'busy'}>
      {t('auth.login')}
    </Button>
  </FormFrame>
)
