import { useState } from 'react'
import { formatNumber, t } from '../../../i18n/index.ts'
import { toOwnTasks } from '../../../api-client/index.ts'
import { sendRequest } from '../../../queries/index.ts'
import { usePlayerStore } from '../../../sync/index.ts'
import { Button, saveFile } from '../../../ui/index.ts'
import { toExport } from '../to-export.ts'
import styles from '../SettingRow.module.css'
import { SettingRow } from '../SettingRow.tsx'
import { useRow } from '../use-open-row.ts'

/** A file with everything of the player: the document, the tasks, and the completed to-dos where the server answers. */
export const ExportRow = () => {
  const store = usePlayerStore()
  const { row, done } = useRow('export')
  const [isBusy, setBusy] = useState(false)
  const count = Object.keys(store.snapshot().player.tasks).length
  const download = async () => {
    setBusy(true)
    const completed = await sendRequest('getTasks', { query: { type: 'completedTodos' } }).catch(() => [])
    saveFile(
      `daykeep-${new Date().toISOString().slice(0, 10)}.json`,
      toExport(store.snapshot().player, toOwnTasks(completed)),
      'application/json',
    )
    setBusy(false)
    done()
  }
  return (
    <SettingRow
      {...row}
      name={t('settings.export.name')}
      value={t('settings.export.value')}
      action={t('settings.show')}
    >
      <p className={styles.text}>{t('settings.export.text', { tasks: formatNumber(count) })}</p>
      <div className={styles.buttons}>
        <Button variant="primary" busy={isBusy} onClick={() => void download()}>
          {t('settings.export.do')}
        </Button>
      </div>
    </SettingRow>
  )
}
