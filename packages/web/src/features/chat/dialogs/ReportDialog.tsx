import { useState } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Button, Dialog, RichText, TextArea } from '../../../ui/index.ts'
import styles from './MessageDialog.module.css'

type Props = {
  readonly title: string
  /** What is reported; nothing of a player who wrote nothing. */
  readonly text: string
  readonly onReport: (comment: string) => void
  readonly onClose: () => void
}

/** Reports a message or a player to the moderators. docs/reference/screens.md 17 no. 26. */
export const ReportDialog = ({ title, text, onReport, onClose }: Props) => {
  const [comment, setComment] = useState('')
  return (
    <Dialog
      open
      width="sm"
      title={title}
      intro={t('chat.reportIntro')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={() => onReport(comment.trim())}>
          {t('chat.reportSend')}
        </Button>
      }
    >
      <div className={styles.fields}>
        {text !== '' && (
          <blockquote className={styles.quote}>
            <RichText text={text} />
          </blockquote>
        )}
        <TextArea
          label={t('chat.reportComment')}
          optional
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        <p>
          <Link to={pathTo('guidelines')}>{t('chat.guidelines')}</Link>
        </p>
      </div>
    </Dialog>
  )
}
