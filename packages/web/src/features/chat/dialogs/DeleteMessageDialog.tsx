import { t } from '../../../i18n/index.ts'
import { Button, Dialog, RichText } from '../../../ui/index.ts'
import styles from './MessageDialog.module.css'

type Props = { readonly text: string; readonly onDelete: () => void; readonly onClose: () => void }

/** Asks before a message is gone for everybody. docs/reference/screens.md 7.1. */
export const DeleteMessageDialog = ({ text, onDelete, onClose }: Props) => (
  <Dialog
    open
    width="sm"
    title={t('chat.deleteTitle')}
    intro={t('chat.deleteIntro')}
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button variant="danger" onClick={onDelete}>
          {t('chat.delete')}
        </Button>
      </>
    }
  >
    <blockquote className={styles.quote}>
      <RichText text={text} />
    </blockquote>
  </Dialog>
)
