import type { ReactNode } from 'react'
import { t } from '../../i18n/index.ts'
import { Button } from '../../ui/index.ts'
import { FormFrame, type FormState } from '../form/index.ts'
import styles from './SettingRow.module.css'

type Props = {
  readonly label: string
  readonly state: FormState
  /** What the button says that saves. */
  readonly submit: string
  readonly danger?: boolean
  /** The server has to answer, and cannot be reached. */
  readonly isOffline?: boolean
  /** It would be refused. */
  readonly isOff?: boolean
  readonly onSubmit: (fields: Readonly<Record<string, string>>) => void
  readonly children: ReactNode
}

/** The form of a setting: Enter saves, a refusal stands beside its field. */
export const SettingForm = (props: Props) => {
  const { label, state, submit, danger = false, isOffline = false, isOff = false, onSubmit, children } = props
  const isBlocked = isOffline || isOff
  return (
    <FormFrame label={label} state={state} onSubmit={(fields) => isBlocked || onSubmit(fields)}>
      {children}
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant={danger ? 'danger' : 'primary'}
          busy={state.type === 'busy'}
          disabled={isBlocked}
          {...(isOffline && { 'aria-describedby': 'settings-offline' })}
        >
          {submit}
        </Button>
      </div>
      {isOffline && (
        <p id="settings-offline" className={styles.value}>
          {t('settings.needsNetwork')}
        </p>
      )}
    </FormFrame>
  )
}
