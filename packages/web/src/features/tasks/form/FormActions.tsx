import { Trash2 } from 'lucide-react'
import { t } from '../../../texts/index.ts'
import { Button } from '../../../ui/index.ts'
import styles from './TaskForm.module.css'
import type { FormSubject } from './TaskForm.tsx'

type Props = {
  readonly form: string
  readonly subject: FormSubject
  readonly canSave: boolean
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** Below the form: delete what is one's own, leave, keep. */
export const FormActions = ({ form, subject, canSave, onDelete, onClose }: Props) => (
  <>
    {subject.type === 'own' && (
      <Button look="bare" icon={<Trash2 size={17} aria-hidden="true" />} className={styles.delete} onClick={onDelete}>
        {t('tasks.delete')}
      </Button>
    )}
    <Button look="quiet" onClick={onClose}>
      {t('common.cancel')}
    </Button>
    <Button look="lantern" type="submit" form={form} disabled={!canSave}>
      {t(subject.type === 'new' ? 'taskForm.create' : 'taskForm.save')}
    </Button>
  </>
)
