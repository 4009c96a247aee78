import { Link } from 'react-router-dom'
import { t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import { Button, Spinner, TextField } from '../../ui/index.ts'
import { CodeField } from '../auth/index.ts'
import { fieldError, type FormState, FormFrame } from '../form/index.ts'

/** What a provider's answer has led to. */
export type SignInStep =
  | { readonly type: 'waiting' }
  | { readonly type: 'failed'; readonly problem: string }
  /** Nobody here is known by that account of the provider. */
  | { readonly type: 'asksWhetherToRegister'; readonly form: FormState }
  | { readonly type: 'asksCode'; readonly form: FormState }

type Props = {
  readonly step: SignInStep
  /** Somebody who is logged in wanted to connect the provider. */
  readonly isLinking: boolean
  readonly onRegister: (fields: Readonly<Record<string, string>>) => void
  readonly onCode: (fields: Readonly<Record<string, string>>) => void
}

/** The page that somebody comes back to from a provider. docs/reference/screens.md 16.3. */
export const SignInRedirectView = ({ step, isLinking, onRegister, onCode }: Props) => {
  switch (step.type) {
    case 'waiting':
      return <Spinner label={t('signIn.waiting')} />
    case 'failed':
      return (
        <>
          <p role="alert">{step.problem}</p>
          <Button asChild variant="primary" wide>
            <Link to={pathTo(isLinking ? 'security' : 'login')}>
              {t(isLinking ? 'signIn.backToSettings' : 'auth.backToLogin')}
            </Link>
          </Button>
        </>
      )
    case 'asksWhetherToRegister':
      return (
        <FormFrame label={t('auth.register')} state={step.form} onSubmit={onRegister}>
          <p>{t('signIn.unknown')}</p>
          <TextField
            name="username"
            label={t('auth.username')}
            hint={t('signIn.usernameHint')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
            optional
            error={fieldError(step.form, 'username')}
          />
          <Button type="submit" variant="primary" wide busy={step.form.type === 'busy'}>
            {t('auth.openAccount')}
          </Button>
        </FormFrame>
      )
    case 'asksCode':
      return (
        <FormFrame label={t('auth.login')} state={step.form} onSubmit={onCode}>
          <CodeField error={fieldError(step.form, 'secondFactor')} />
          <Button type="submit" variant="primary" wide busy={step.form.type === 'busy'}>
            {t('auth.login')}
          </Button>
        </FormFrame>
      )
  }
}
