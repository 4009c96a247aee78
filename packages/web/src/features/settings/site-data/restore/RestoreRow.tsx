import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { t } from '../../../../i18n/index.ts'
import { useMutation } from '../../../../queries/index.ts'
import { usePlayerStore } from '../../../../sync/index.ts'
import { Button } from '../../../../ui/index.ts'
import { showSuccess } from '../../show-success.ts'
import styles from '../../SettingRow.module.css'
import { SettingRow } from '../../SettingRow.tsx'
import { useIsOffline } from '../../use-is-offline.ts'
import { useRow } from '../../use-open-row.ts'
import { type RestoreMode, RestorePreview } from './RestorePreview.tsx'

/** Bytes, as many as the server takes. */
const LARGEST = 40_000_000

type Chosen = { readonly exportFile: string; readonly mode: RestoreMode }

/** Takes a whole player back from a file: tasks with their histories, hero and things. decision 122 */
export const RestoreRow = () => {
  const store = usePlayerStore()
  const isOffline = useIsOffline()
  const { row, done } = useRow('restore')
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen>()
  const [fault, setFault] = useState<string>()
  const [report, setReport] = useState<Parameters<typeof RestorePreview>[0]['report']>()
  const clear = () => {
    setChosen(undefined)
    setReport(undefined)
    setFault(undefined)
  }
  const preview = useMutation('restorePlayer', {
    onDone: setReport,
    onRefused: ({ refusal }) => setFault(refusal?.message ?? t('settings.needsNetwork')),
  })
  const restore = useMutation('restorePlayer', {
    onDone: () => {
      void store.reload()
      showSuccess(t('settings.restore.done'))
      clear()
      done()
    },
  })
  const look = (wanted: Chosen) => {
    setFault(undefined)
    setChosen(wanted)
    preview.send({ body: { ...wanted, preview: true } })
  }
  const read = async (file: File) => {
    clear()
    if (file.size > LARGEST) return setFault(t('settings.restore.tooLarge'))
    look({ exportFile: await file.text(), mode: 'merge' })
  }
  return (
    <SettingRow
      {...row}
      onClose={() => {
        clear()
        row.onClose()
      }}
      name={t('settings.restore.name')}
      value={t('settings.restore.value')}
      action={t('settings.choose')}
      unavailable={isOffline ? t('settings.needsNetwork') : undefined}
    >
      <p className={styles.text}>{t('settings.restore.text')}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t('settings.restore.file')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file !== undefined) void read(file)
        }}
      />
      <div className={styles.buttons}>
        <Button icon={<FileUp size={17} />} busy={preview.isPending} onClick={() => input.current?.click()}>
          {t('settings.restore.file')}
        </Button>
      </div>
      <div role="status">
        {fault !== undefined && <p className={styles.text}>{fault}</p>}
        {chosen !== undefined && report !== undefined && fault === undefined && (
          <RestorePreview
            report={report}
            mode={chosen.mode}
            isPending={restore.isPending || preview.isPending}
            onMode={(mode) => look({ ...chosen, mode })}
            onRestore={() => restore.send({ body: chosen })}
          />
        )}
      </div>
    </SettingRow>
  )
}
