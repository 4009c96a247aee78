import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button, Dialog, TextArea, TextField } from '../../../ui/index.ts'
import styles from './MessageDialog.module.css'

type Props = {
  readonly text: string
  readonly onAdd: (todo: { readonly text: string; readonly notes: string }) => void
  readonly onClose: () => void
}

/** Makes a to-do of a message: its first line is the title, the whole of it the notes. docs/reference/screens.md 2.11. */
export const CopyAsTodoDialog = ({ text, onAdd, onClose }: Props) => {
  const [title, setTitle] = useState(() => text.split('\n')[0] ?? '')
  const [notes, setNotes] = useState(text)
  return (
    <Dialog
      open
      width="sm"
      title={t('chat.copyAsTodo')}
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          aria-disabled={title.trim() === ''}
          onClick={() => title.trim() !== '' && onAdd({ text: title.trim(), notes })}
        >
          {t('chat.addTodo')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <TextField label={t('chat.todoTitle')} value={title} onChange={(event) => setTitle(event.target.value)} />
        <TextArea label={t('chat.todoNotes')} value={notes} onChange={(event) => setNotes(event.target.value)} />
      </div>
    </Dialog>
  )
}
