import { t } from '../../../i18n/index.ts'
import { useDispatch } from '../../../sync/index.ts'
import { toasts } from '../../../toasts/index.ts'
import type { ChatMessageLine } from '../chat-line.ts'
import { CopyAsTodoDialog } from './CopyAsTodoDialog.tsx'
import { DeleteMessageDialog } from './DeleteMessageDialog.tsx'
import { ReportDialog } from './ReportDialog.tsx'

/** The dialog that is open over messages, and the message it is about. */
export type OpenMessageDialog = { readonly type: 'copy' | 'report' | 'delete'; readonly line: ChatMessageLine }

type Props = {
  readonly dialog: OpenMessageDialog | undefined
  readonly onReport: (id: string, comment: string) => void
  readonly onDelete: (id: string) => void
  readonly onClose: () => void
}

export const thankForReport = (): void => toasts.show({ type: 'success', text: t('chat.reported') })

/** Copies, reports and deletes messages; closes by itself. */
export const MessageDialogs = ({ dialog, onReport, onDelete, onClose }: Props) => {
  const dispatch = useDispatch()
  if (dialog === undefined) return null
  const { id, author, text } = dialog.line
  const closing =
    <A extends ReadonlyArray<unknown>>(run: (...values: A) => void) =>
    (...values: A) => {
      run(...values)
      onClose()
    }
  switch (dialog.type) {
    case 'copy':
      return (
        <CopyAsTodoDialog
          text={text}
          onAdd={closing((todo) => {
            dispatch('createTasks', { tasks: [{ type: 'todo', ...todo }] })
            toasts.show({ type: 'success', text: t('chat.todoAdded') })
          })}
          onClose={onClose}
        />
      )
    case 'report':
      return (
        <ReportDialog
          title={t('chat.reportTitle', { name: author.name })}
          text={text}
          onReport={closing((comment) => onReport(id, comment))}
          onClose={onClose}
        />
      )
    case 'delete':
      return <DeleteMessageDialog text={text} onDelete={closing(() => onDelete(id))} onClose={onClose} />
  }
}
