import { Download } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { sendRequest } from '../../../queries/index.ts'
import { toasts } from '../../../toasts/index.ts'
import { Button, saveFile } from '../../../ui/index.ts'
import styles from '../SettingRow.module.css'
import { SettingRow } from '../SettingRow.tsx'
import { useIsOffline } from '../use-is-offline.ts'
import { useRow } from '../use-open-row.ts'

/** docs/reference/api.md 6.4. */
const FILES = {
  exportUserJson: { name: 'userdata.json', type: 'application/json' },
  exportUserXml: { name: 'userdata.xml', type: 'application/xml' },
  exportHistory: { name: 'history.csv', type: 'text/csv' },
  exportInbox: { name: 'inbox.html', type: 'text/html' },
} as const

type File = keyof typeof FILES
const NAMES = Object.keys(FILES) as ReadonlyArray<File>

/** Files with what the player has here. */
export const ExportsRow = () => {
  const { row } = useRow('exports')
  const [busy, setBusy] = useState<File>()
  const isOffline = useIsOffline()
  const download = async (file: File) => {
    setBusy(file)
    await save(file)
    setBusy(undefined)
  }
  return (
    <SettingRow
      {...row}
      name={t('settings.export.name')}
      value={t('settings.export.value')}
      action={t('settings.show')}
    >
      <p className={styles.text}>{t(isOffline ? 'settings.needsNetwork' : 'settings.export.text')}</p>
      <ul className={styles.switches}>
        {NAMES.map((file) => (
          <li key={file}>
            <Button
              variant="secondary"
              wide
              icon={<Download size={17} />}
              busy={busy === file}
              disabled={isOffline}
              onClick={() => void download(file)}
            >
              {t(`settings.export.${file}`)}
            </Button>
          </li>
        ))}
      </ul>
    </SettingRow>
  )
}

const save = async (file: File): Promise<void> => {
  const { name, type } = FILES[file]
  try {
    const data: unknown = await sendRequest(file, {})
    saveFile(`daykeep-${name}`, typeof data === 'string' ? data : JSON.stringify(data, undefined, 2), type)
  } catch {
    toasts.show({ type: 'error', text: t('settings.export.failed') })
  }
}
