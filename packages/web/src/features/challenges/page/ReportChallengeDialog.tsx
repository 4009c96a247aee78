import { useState } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Button, Dialog, TextArea } from '../../../ui/index.ts'
import styles from './Dialogs.module.css'

type Props = {
  readonly name: string
  readonly onReport: (comment: string) => void
  readonly onClose: () => void
}

/** Reports a challenge to the moderators. docs/reference/screens.md 17 no. 28. */
export const ReportChallengeDialog = ({ name, onReport, onClose }: Props) => {
  const [comment, setComment] = useState('')
  return (
    <Dialog
      open
      width="sm"
      title={t('challenges.reportTitle', { name })}
      intro={t('challenges.reportIntro')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={() => onReport(comment.trim())}>
          {t('challenges.act.report')}
        </Button>
      }
    >
      <div className={styles.rows}>
        <TextArea
          label={t('challenges.reportComment')}
          optional
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        <p>
          <Link to={pathTo('guidelines')}>{t('titles.guidelines')}</Link>
        </p>
      </div>
    </Dialog>
  )
}
