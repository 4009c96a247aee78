import { useId, useState } from 'react'
import { t } from '../../i18n/index.ts'
import { Button, Dialog, SegmentedControl, TextArea, TextField, Refusal } from '../../ui/index.ts'
import styles from './BugReport.module.css'

type Report = { readonly email: string; readonly message: string; readonly question: boolean }

type Props = {
  readonly start: Report
  readonly sent: boolean
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onSend: (report: Report) => void
  readonly onClose: () => void
}

/** Characters that are kept of a message. */
const MOST = 10_000

const KINDS = ['bug', 'question'] as const

/** A bug or a question for the operator, and the thanks for it. docs/reference/screens.md 17, numbers 30 and 31. */
export const BugReportView = ({ start, sent, busy, refusal, onSend, onClose }: Props) => {
  const form = useId()
  const [report, setReport] = useState(start)
  if (sent)
    return (
      <Dialog
        open
        width="sm"
        title={t('bugReport.sent')}
        onClose={onClose}
        actions={
          <Button variant="primary" onClick={onClose}>
            {t('common.close')}
          </Button>
        }
      >
        <p>{t('bugReport.sentText', { email: report.email })}</p>
      </Dialog>
    )
  const isReady = report.email.includes('@') && report.message.trim() !== '' && report.message.length <= MOST
  return (
    <Dialog
      open
      title={t('bugReport.open')}
      onClose={onClose}
      actions={
        <Button type="submit" form={form} variant="primary" busy={busy} disabled={!isReady}>
          {t('bugReport.send')}
        </Button>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) onSend(report)
        }}
      >
        <Refusal reason={refusal} />
        <SegmentedControl
          label={t('bugReport.kind')}
          value={report.question ? 'question' : 'bug'}
          segments={KINDS.map((value) => ({ value, label: t(`bugReport.${value}`) }))}
          onChange={(kind) => setReport({ ...report, question: kind === 'question' })}
        />
        <TextField
          type="email"
          required
          autoComplete="email"
          label={t('bugReport.email')}
          hint={t('bugReport.emailHint')}
          value={report.email}
          onChange={({ target }) => setReport({ ...report, email: target.value })}
        />
        <TextArea
          required
          rows={6}
          limit={MOST}
          label={t('bugReport.message')}
          hint={t(report.question ? 'bugReport.questionHint' : 'bugReport.bugHint')}
          value={report.message}
          onChange={({ target }) => setReport({ ...report, message: target.value })}
        />
      </form>
    </Dialog>
  )
}
