import { CircleAlert, Lock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import styles from './notice.module.css'
import type { FormSubject } from './form-subject.ts'

type Props = { readonly subject: FormSubject; readonly problem: string | undefined }

/** Above the fields: why the task was not saved, or why some fields are locked. */
export const FormNotes = ({ subject, problem }: Props) => {
  const message = subject.type === 'gone' ? t('taskForm.gone') : problem
  return (
    <>
      {message !== undefined && (
        <p role="alert" className={styles.error}>
          <CircleAlert size={18} aria-hidden="true" />
          {message}
        </p>
      )}
      {subject.type === 'challenge' && (
        <p className={styles.notice}>
          <Lock size={17} aria-hidden="true" />
          <span>
            {t('taskForm.ofChallenge', { name: subject.name })}{' '}
            <Link to={pathTo('challenge', { challengeId: subject.id })}>{t('taskForm.toChallenge')}</Link>
          </span>
        </p>
      )}
    </>
  )
}
