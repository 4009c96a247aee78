import { t } from '../../../i18n/index.ts'
import { usePlayerStore } from '../../../sync/index.ts'
import { fieldError } from '../../form/index.ts'
import { SettingForm } from '../SettingForm.tsx'
import styles from '../SettingRow.module.css'
import { SettingRow } from '../SettingRow.tsx'
import { showSuccess } from '../show-success.ts'
import { OwnerField } from '../OwnerField.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { useIsOffline } from '../use-is-offline.ts'
import { useRow } from '../use-open-row.ts'

const LOSSES = ['level', 'tasks', 'gear'] as const

/** Starts over. The server asks for the password, so that nobody does it on a screen that was left open. */
export const ResetRow = () => {
  const store = usePlayerStore()
  const { row, done } = useRow('reset')
  const { state, onSubmit } = useAccountForm({
    endpoint: 'resetUser',
    required: { password: 'auth.missingPassword' },
    toRequest: ({ password = '' }) => ({ body: { password } }),
    onDone: () => {
      void store.reload()
      showSuccess(t('settings.reset.done'))
      done()
    },
  })
  return (
    <SettingRow {...row} name={t('settings.reset.name')} value={t('settings.reset.value')} action={t('settings.show')}>
      <SettingForm
        label={t('settings.reset.name')}
        state={state}
        submit={t('settings.reset.do')}
        danger
        isOffline={useIsOffline()}
        onSubmit={onSubmit}
      >
        <p className={styles.text}>{t('settings.reset.text')}</p>
        <ul className={styles.losses}>
          {LOSSES.map((loss) => (
            <li key={loss}>{t(`settings.reset.loss.${loss}`)}</li>
          ))}
        </ul>
        <p className={styles.text}>{t('settings.reset.stays')}</p>
        <OwnerField phrase="RESET" error={fieldError(state, 'password')} />
      </SettingForm>
    </SettingRow>
  )
}
