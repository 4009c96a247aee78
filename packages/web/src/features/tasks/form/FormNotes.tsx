import { CircleAlert, Lock } from 'lucide-react'
import { t } from '../../../texts/index.ts'
import styles from './TaskForm.module.css'
import type { FormSubject } from './TaskForm.tsx'

type Props = { readonly subject: FormSubject; readonly problem: string | undefined }

/** What is to be known before the fields: why it was refused, or why some are locked. */
export const FormNotes = ({ subject, problem }: Props) => {
  const said = subject.type === 'gone' ? t('taskForm.gone') : problem
  return (
    <>
      {said !== undefined && (
        <p role="alert" className={styles.problem}>
          <CircleAlert size={18} aria-hidden="true" />
          {said}
        </p>
      )}
      {subject.type === 'challenge' && (
        <p className={styles.locked}>
          <Lock size={17} aria-hidden="true" />
          {t('taskForm.ofChallenge', { name: subject.name })}
        </p>
      )}
    </>
  )
}
