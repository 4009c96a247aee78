import * as E from 'fp-ts/lib/Either.js'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { t } from '../../../../i18n/index.ts'
import { newId, useDispatch, usePlayerStore } from '../../../../sync/index.ts'
import { Button } from '../../../../ui/index.ts'
import { loadLineReader } from '../../../tasks/index.ts'
import { showSuccess } from '../../show-success.ts'
import styles from '../../SettingRow.module.css'
import { SettingRow } from '../../SettingRow.tsx'
import { useRow } from '../../use-open-row.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { type Imported, titleKey } from './imported.ts'
import type { ImportFailure } from './read-import.ts'
import { readText } from './read-text.ts'

/** Bytes: reading the dates of a larger file takes a browser half a minute. */
const LARGEST = 8_000_000

/** Tasks of one command. */
const BATCH = 50

type State =
  | { readonly type: 'empty' }
  | { readonly type: 'failed'; readonly reason: ImportFailure | 'tooLarge' | 'notRead' }
  | { readonly type: 'read'; readonly imported: Imported }

/** Takes the tasks of an export: of this game, of one with the same format, of Todoist or TickTick. docs/reference/screens.md 13.2. */
export const ImportRow = () => {
  const store = usePlayerStore()
  const dispatch = useDispatch()
  const { row, done } = useRow('import')
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>({ type: 'empty' })
  const read = async (file: File) => {
    if (file.size > LARGEST) return setState({ type: 'failed', reason: 'tooLarge' })
    const parts = await Promise.all([import('./read-import.ts'), loadLineReader(), readText(file)]).catch(() => null)
    if (parts === null) return setState({ type: 'failed', reason: 'notRead' })
    const [{ readImport }, reader, text] = parts
    const { user, tasks } = store.snapshot().player
    const now = Date.now()
    const known = new Set(Object.values(tasks).map((task) => titleKey(task.type, task.text)))
    const { timezoneOffset } = user.preferences
    const clock = { language: document.documentElement.lang, now, timezoneOffset }
    const result = readImport(text, { user, known, now, newId }, clock, reader)
    setState(E.isLeft(result) ? { type: 'failed', reason: result.left } : { type: 'read', imported: result.right })
  }
  const close = () => {
    setState({ type: 'empty' })
    row.onClose()
  }
  const add = ({ tags, tasks }: Imported) => {
    for (const { id, name } of tags) dispatch('createTag', { id, name })
    // new tasks go on top, so that the last batch comes first
    const batches = Array.from({ length: Math.ceil(tasks.length / BATCH) }, (_, at) =>
      tasks.slice(at * BATCH, (at + 1) * BATCH),
    )
    const isRefused = batches.toReversed().some((batch) => E.isLeft(dispatch('createTasks', { tasks: batch })))
    if (isRefused) return
    showSuccess(t('settings.import.done', { count: tasks.length }))
    setState({ type: 'empty' })
    done()
  }
  return (
    <SettingRow
      {...row}
      onClose={close}
      name={t('settings.import.name')}
      value={t('settings.import.value')}
      action={t('settings.choose')}
    >
      <p className={styles.text}>{t('settings.import.text')}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.csv,application/json,text/csv"
        aria-label={t('settings.import.file')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file !== undefined) void read(file)
        }}
      />
      <div className={styles.buttons}>
        <Button icon={<FileUp size={17} />} onClick={() => input.current?.click()}>
          {t('settings.import.file')}
        </Button>
      </div>
      <div role="status">
        {state.type === 'failed' && <p className={styles.text}>{t(`settings.import.${state.reason}`)}</p>}
        {state.type === 'read' && <ImportPreview imported={state.imported} onAdd={() => add(state.imported)} />}
      </div>
    </SettingRow>
  )
}
