import { Copy } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { useCredentials } from '../../../session/index.ts'
import { Button, IconButton } from '../../../ui/index.ts'
import styles from '../SettingRow.module.css'
import { SettingRow } from '../SettingRow.tsx'
import { sayDone } from '../say-done.ts'
import { useRow } from '../use-open-row.ts'

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
      <Secret label={t('settings.token.id')} secret={credentials?.apiId ?? ''} />
      {isShown ? (
        <Secret label={t('settings.token.name')} secret={credentials?.apiToken ?? ''} />
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

const Secret = ({ label, secret }: { readonly label: string; readonly secret: string }) => (
  <div className={styles.secret}>
    <span className={styles.value}>{label}</span>
    <code>{secret}</code>
    <IconButton
      size="sm"
      label={t('settings.copy', { name: label })}
      icon={<Copy size={17} />}
      onClick={() => void navigator.clipboard.writeText(secret).then(() => sayDone(t('settings.copied')))}
    />
  </div>
)
