import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button, EmptyState, PasswordField } from '../../../ui/index.ts'
import { fieldError, type FormState, FormFrame } from '../../form/index.ts'

type Props = {
  readonly state: FormState | { readonly type: 'badCode'; readonly reason: string }
  readonly onSubmit: (fields: Readonly<Record<string, string>>) => void
  /** The link to request another e-mail, for a code that has expired. */
  readonly again: ReactNode
}

/** docs/reference/screens.md 16.5. */
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
        error={fieldError(state, 'newPassword')}
      />
      <PasswordField
        name="confirmPassword"
        label={t('auth.confirmPassword')}
        autoComplete="new-password"
        error={fieldError(state, 'confirmPassword')}
      />
      <Button type="submit" variant="primary" wide busy={state.type === 'busy'}>
        {t('auth.setPassword')}
      </Button>
    </FormFrame>
  )
