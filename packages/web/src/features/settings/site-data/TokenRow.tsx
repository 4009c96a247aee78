import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { useCredentials } from '../../../session/index.ts'
import { Button } from '../../../ui/index.ts'
import styles from '../SettingRow.module.css'
import { SettingRow } from '../SettingRow.tsx'
import { useRow } from '../use-open-row.ts'
import { CopyLine } from '../CopyLine.tsx'

/** The key with which other programs act for the player. It is shown only after a warning. */
export const TokenRow = () => {
  const credentials = useCredentials()
  const { row } = useRow('token')
  const [isShown, setShown] = useState(false)
  return (
    <SettingRow
      {...row}
      onClose={() => {
        setShown(false)
        row.onClose()
      }}
      name={t('settings.token.name')}
      value={t('settings.token.value')}
      action={t('settings.show')}
    >
      {isShown ? (
        <CopyLine label={t('settings.token.name')} text={credentials?.apiToken ?? ''} />
      ) : (
        <>
          <p className={styles.text}>{t('settings.token.warning')}</p>
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={() => setShown(true)}>
              {t('settings.token.reveal')}
            </Button>
          </div>
        </>
      )}
    </SettingRow>
  )
}
