import { Trash2 } from 'lucide-react'
import { t } from '../../../i18n/index.ts'
import { Button } from '../../../ui/index.ts'
import styles from './FormActions.module.css'
import type { FormSubject } from './form-subject.ts'

type Props = {
  readonly form: string
  readonly subject: FormSubject
  readonly canSave: boolean
  readonly busy: boolean
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** Below the fields: delete, cancel, save. */
export const FormActions = ({ form, subject, canSave, busy, onDelete, onClose }: Props) => (
  <>
    {subject.type === 'own' && (
      <Button
        variant="link"
        icon={<Trash2 size={17} aria-hidden="true" />}
        className={styles.delete}
        onClick={onDelete}
      >
        {t('tasks.delete')}
      </Button>
    )}
    <Button variant="tertiary" onClick={onClose}>
      {t('common.cancel')}
    </Button>
    <Button variant="primary" type="submit" form={form} disabled={!canSave} busy={busy}>
      {t(subject.type === 'new' ? 'taskForm.create' : 'taskForm.save')}
    </Button>
  </>
)
