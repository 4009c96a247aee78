import { MailCheck } from 'lucide-react'
import { t } from '../../../i18n/index.ts'
import { Button, EmptyState, TextField } from '../../../ui/index.ts'
import { fieldError, type FormState, FormFrame } from '../../form/index.ts'

type Props = {
  readonly state: FormState | { readonly type: 'sent' }
  readonly onSubmit: (fields: Readonly<Record<string, string>>) => void
}

/** The response does not reveal whether the address is known. docs/reference/screens.md 16.4. */
export const ForgotPasswordForm = ({ state, onSubmit }: Props) =>
  state.type === 'sent' ? (
    <div role="status">
      <EmptyState icon={<MailCheck size={26} />} title={t('auth.resetSentTitle')}>
        {t('auth.resetSent')}
      </EmptyState>
    </div>
  ) : (
    <FormFrame label={t('auth.forgotTitle')} state={state} onSubmit={onSubmit}>
      <TextField
        name="email"
        label={t('auth.usernameOrEmail')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('auth.forgotHint')}
        error={fieldError(state, 'email')}
      />
      <Button type="submit" variant="primary" wide busy={state.type === 'busy'}>
        {t('auth.sendReset')}
      </Button>
    </FormFrame>
  )
