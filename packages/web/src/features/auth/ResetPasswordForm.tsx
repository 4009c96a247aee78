import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../texts/index.ts'
import { Button, EmptyState, PasswordField } from '../../ui/index.ts'
import { faultOf } from './fault-of.ts'
import type { FormState } from './form-state.ts'
import { FormFrame } from './FormFrame.tsx'

type Props = {
  readonly state: FormState | { readonly type: 'badCode'; readonly reason: string }
  readonly onSubmit: (fields: Readonly<Record<string, string>>) => void
  /** The way to a new mail, for a code that counts no more. */
  readonly again: ReactNode
}

/** Reference, screens 16.5. */
export const ResetPasswordForm = ({ state, onSubmit, again }: Props) =>
  state.type === 'badCode' ? (
    <div role="alert">
      <EmptyState icon={<KeyRound size={26} />} title={state.reason} action={again}>
        {t('auth.badCode')}
      </EmptyState>
    </div>
  ) : (
    <FormFrame label={t('auth.resetTitle')} state={state} onSubmit={onSubmit}>
      <PasswordField
        name="newPassword"
        label={t('auth.newPassword')}
        autoComplete="new-password"
        hint={t('auth.passwordHint')}
        error={faultOf(state, 'newPassword')}
      />
      <PasswordField
        name="confirmPassword"
        label={t('auth.confirmPassword')}
        autoComplete="new-password"
        error={faultOf(state, 'confirmPassword')}
      />
      <Button type="submit" look="lantern" wide busy={state.type === 'busy'}>
        {t('auth.setPassword')}
      </Button>
    </FormFrame>
  )
