import { CircleCheck } from 'lucide-react'
import { t } from '../../../i18n/index.ts'
import { Button, PasswordField, Spinner, TextField } from '../../../ui/index.ts'
import { Agreement } from './Agreement.tsx'
import { fieldError, type FormState, FormFrame } from '../../form/index.ts'
import styles from './Register.module.css'

/** Whether the typed user name is free. */
export type UsernameCheck =
  | { readonly type: 'unchecked' }
  | { readonly type: 'checking' }
  | { readonly type: 'free' }
  | { readonly type: 'refused'; readonly reason: string }

type Props = {
  readonly state: FormState
  readonly check: UsernameCheck
  readonly onUsername: (name: string) => void
  readonly onSubmit: (fields: Readonly<Record<string, string>>) => void
}

/** docs/reference/application.md 5, registration; docs/reference/screens.md 16.2. */
export const RegisterForm = ({ state, check, onUsername, onSubmit }: Props) => (
  <FormFrame label={t('auth.register')} state={state} onSubmit={onSubmit}>
    <TextField
      name="username"
      label={t('auth.username')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={20}
      hint={<UsernameHint check={check} />}
      error={check.type === 'refused' ? check.reason : fieldError(state, 'username')}
      onChange={(event) => onUsername(event.target.value)}
    />
    <TextField
      name="email"
      type="email"
      label={t('auth.email')}
      autoComplete="email"
      error={fieldError(state, 'email')}
    />
    <PasswordField
      name="password"
      label={t('auth.password')}
      autoComplete="new-password"
      hint={t('auth.passwordHint')}
      error={fieldError(state, 'password')}
    />
    <PasswordField
      name="confirmPassword"
      label={t('auth.confirmPassword')}
      autoComplete="new-password"
      error={fieldError(state, 'confirmPassword')}
    />
    <Agreement />
    <Button type="submit" variant="primary" wide busy={state.type === 'busy'}>
      {t('auth.openAccount')}
    </Button>
  </FormFrame>
)

const UsernameHint = ({ check }: { readonly check: UsernameCheck }) => {
  switch (check.type) {
    case 'checking':
      return <Spinner size={14} label={t('auth.checkingName')} />
    case 'free':
      return (
        <output className={styles.free}>
          <CircleCheck size={15} aria-hidden="true" /> {t('auth.nameIsFree')}
        </output>
      )
    case 'unchecked':
    case 'refused':
      return t('auth.usernameHint')
  }
}
