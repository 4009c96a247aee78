import { Copy } from 'lucide-react'
import { t } from '../../i18n/index.ts'
import { usePlayer } from '../../sync/index.ts'
import { toasts } from '../../toasts/index.ts'
import { IconButton } from '../../ui/index.ts'
import styles from './DeveloperId.module.css'

type Props = { readonly id: string }

/** The id of a thing, for players who write programs; nothing for all others. docs/reference/screens.md 13.2. */
export const DeveloperId = ({ id }: Props) => {
  const isShown = usePlayer(({ user }) => user.preferences.developerMode)
  if (!isShown) return null
  return (
    <p className={styles.line}>
      <code>{id}</code>
      <IconButton
        size="sm"
        label={t('settings.copy', { name: t('settings.developer.id') })}
        icon={<Copy size={16} />}
        onClick={() =>
          void navigator.clipboard
            .writeText(id)
            .then(() => toasts.show({ type: 'success', text: t('settings.copied') }))
        }
      />
    </p>
  )
}
