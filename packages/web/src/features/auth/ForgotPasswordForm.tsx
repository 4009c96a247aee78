import { MailCheck } from 'lucide-react'
import { t } from '../../texts/index.ts'
import { Button, EmptyState, TextField } from '../../ui/index.ts'
import { faultOf } from './fault-of.ts'
import type { FormState } from './form-state.ts'
import { FormFrame } from './FormFrame.tsx'

type Props = {
  readonly state: FormState | { readonly type: 'sent' }
  readonly onSubmit: (fields: Readonly<Record<string, string>>) => void
}

/** The answer is the same whether the address is known or not. Reference, screens 16.4. */
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
        error={faultOf(state, 'email')}
      />
      <Button type="submit" look="lantern" wide busy={state.type === 'busy'}>
        {t('auth.sendReset')}
      </Button>
    </FormFrame>
  )
