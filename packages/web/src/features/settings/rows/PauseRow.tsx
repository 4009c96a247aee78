import { t } from '../../../i18n/index.ts'
import { useDispatch, usePlayer } from '../../../sync/index.ts'
import { SettingForm } from '../SettingForm.tsx'
import styles from '../SettingRow.module.css'
import { SettingRow } from '../SettingRow.tsx'
import { useRow } from '../use-open-row.ts'

export const PauseRow = () => {
  const dispatch = useDispatch()
  const sleeping = usePlayer(({ user }) => user.preferences.sleep)
  const { row, done } = useRow('pause')
  const save = () => {
    dispatch('toggleSleep', {})
    done()
  }
  return (
    <SettingRow
      {...row}
      name={t('settings.pause.name')}
      value={t(sleeping ? 'settings.pause.on' : 'settings.pause.off')}
      action={t('settings.change')}
    >
      <SettingForm
        label={t('settings.pause.name')}
        state={{ type: 'open' }}
        submit={t(sleeping ? 'shell.resumeDamage' : 'shell.pauseDamage')}
        onSubmit={save}
      >
        <p className={styles.text}>{t('settings.pause.text')}</p>
      </SettingForm>
    </SettingRow>
  )
}
