import type { ResponseOf } from '@daykeep/api/contract'
import type { ReactNode } from 'react'
import { t } from '../../../i18n/index.ts'
import { usePlayer } from '../../../sync/index.ts'
import { PasswordField } from '../../../ui/index.ts'
import { fieldError } from '../../form/index.ts'
import { SettingForm } from '../SettingForm.tsx'
import styles from '../SettingRow.module.css'
import { useAccountForm } from '../use-account-form.ts'
import { useIsOffline } from '../use-is-offline.ts'

type Name = 'beginSecondFactor' | 'beginPasskey'

type Props<Endpoint extends Name> = {
  readonly endpoint: Endpoint
  readonly text: string
  readonly submit: string
  readonly onDone: (answer: ResponseOf<Endpoint>, fields: Readonly<Record<string, string>>) => void
  /** Other fields of the form. */
  readonly children?: ReactNode
  readonly required?: Readonly<Record<string, string>>
  /** Before each try: what was said of the one before is no longer true. */
  readonly onTry?: () => void
}

/** Asks for the password before another way in is made; who has none has logged in just before. */
export const ConfirmForm = <Endpoint extends Name>(props: Props<Endpoint>) => {
  const { endpoint, text, submit, onDone, children, required = {}, onTry } = props
  const hasPassword = usePlayer(({ user }) => user.auth.local.has_password)
  const { state, onSubmit } = useAccountForm<Name>({
    endpoint,
    required: hasPassword ? { ...required, password: 'auth.missingPassword' } : required,
    toRequest: ({ password = '' }) => ({ body: { password } }),
    onDone: (answer, fields) => onDone(answer, fields),
  })
  return (
    <SettingForm
      label={submit}
      state={state}
      submit={submit}
      isOffline={useIsOffline()}
      onSubmit={(fields) => {
        onTry?.()
        onSubmit(fields)
      }}
    >
      <p className={styles.text}>{text}</p>
      {children}
      {hasPassword && (
        <PasswordField
          name="password"
          label={t('settings.password.present')}
          autoComplete="current-password"
          error={fieldError(state, 'password')}
        />
      )}
    </SettingForm>
  )
}
