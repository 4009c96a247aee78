import { CircleCheck } from 'lucide-react'
import { t } from '../../texts/index.ts'
import { Button, PasswordField, Spinner, TextField } from '../../ui/index.ts'
import { Agreement } from './Agreement.tsx'
import { faultOf } from './fault-of.ts'
import type { FormState } from './form-state.ts'
import { FormFrame } from './FormFrame.tsx'
import styles from './FormFrame.module.css'
import type { UsernameCheck } from './username-check.ts'

type Props = {
  readonly state: FormState
  readonly check: UsernameCheck
  readonly onUsername: (name: string) => void
  readonly onSubmit: (fields: Readonly<Record<string, string>>) => void
}

/** Opens an account. Application specification, section 5, registration; reference, screens 16.2. */
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
      error={check.type === 'refused' ? check.reason : faultOf(state, 'username')}
      onChange={(event) => onUsername(event.target.value)}
    />
    <TextField name="email" type="email" label={t('auth.email')} autoComplete="email" error={faultOf(state, 'email')} />
    <PasswordField
      name="password"
      label={t('auth.password')}
      autoComplete="new-password"
      hint={t('auth.passwordHint')}
      error={faultOf(state, 'password')}
    />
    <PasswordField
      name="confirmPassword"
      label={t('auth.confirmPassword')}
      autoComplete="new-password"
      error={faultOf(state, 'confirmPassword')}
    />
    <Agreement />
    <Button type="submit" look="lantern" wide busy={state.type === 'busy'}>
      {t('auth.openAccount')}
    </Button>
  </FormFrame>
)

const UsernameHint = ({ check }: { readonly check: UsernameCheck }) => {
  switch (check.type) {
    case 'asking':
      return <Spinner size={14} label={t('auth.checkingName')} />
    case 'free':
      return (
        <output className={styles.free}>
          <CircleCheck size={15} aria-hidden="true" /> {t('auth.nameIsFree')}
        </output>
      )
    case 'unasked':
    case 'refused':
      return t('auth.usernameHint')
  }
}
