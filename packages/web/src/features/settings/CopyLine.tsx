import { Copy } from 'lucide-react'
import { t } from '../../i18n/index.ts'
import { IconButton } from '../../ui/index.ts'
import { showSuccess } from './show-success.ts'
import styles from './SettingRow.module.css'

type Props = { readonly label: string; readonly text: string }

/** A text that goes into other programs, with a button that copies it. */
export const CopyLine = ({ label, text }: Props) => (
  <div className={styles.secret}>
    <span className={styles.value}>{label}</span>
    <code>{text}</code>
    <IconButton
      size="sm"
      label={t('settings.copy', { name: label })}
      icon={<Copy size={17} />}
      onClick={() => void navigator.clipboard.writeText(text).then(() => showSuccess(t('settings.copied')))}
    />
  </div>
)
