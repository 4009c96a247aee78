import type { ResponseOf } from '@daykeep/api/contract'
import { t } from '../../../i18n/index.ts'
import { TextField } from '../../../ui/index.ts'
import { fieldError } from '../../form/index.ts'
import { SettingForm } from '../SettingForm.tsx'
import styles from '../SettingRow.module.css'
import { useAccountForm } from '../use-account-form.ts'
import { useIsOffline } from '../use-is-offline.ts'

type Name = 'confirmSecondFactor' | 'renewRecoveryCodes' | 'removeSecondFactor'

type Props<Endpoint extends Name> = {
  readonly endpoint: Endpoint
  readonly label: string
  readonly text: string
  readonly submit: string
  readonly danger?: boolean
  readonly onDone: (answer: ResponseOf<Endpoint>) => void
}

/** Asks for a code of the second factor. */
export const CodeForm = <Endpoint extends Name>({
  endpoint,
  label,
  text,
  submit,
  danger = false,
  onDone,
}: Props<Endpoint>) => {
  const { state, onSubmit } = useAccountForm<Name>({
    endpoint,
    required: { secondFactor: 'security.missingCode' },
    toRequest: ({ secondFactor = '' }) => ({ body: { code: secondFactor } }),
    onDone: (answer) => onDone(answer),
  })
  return (
    <SettingForm
      label={label}
      state={state}
      submit={submit}
      danger={danger}
      isOffline={useIsOffline()}
      onSubmit={onSubmit}
    >
      <p className={styles.text}>{text}</p>
      <TextField
        name="secondFactor"
        label={t('auth.code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldError(state, 'secondFactor')}
      />
    </SettingForm>
  )
}
