import { RotateCw, X } from 'lucide-react'
import { t } from '../../i18n/index.ts'
import { Button, classes, RichText } from '../../ui/index.ts'
import type { OutgoingMessage } from './chat-line.ts'
import styles from './OutgoingView.module.css'

type Props = {
  readonly message: OutgoingMessage
  readonly onResend: (message: OutgoingMessage) => void
  readonly onDiscard: (message: OutgoingMessage) => void
}

/** A message on its way: grey until it arrives; a refused one stays with its reason and a button to try again. */
export const OutgoingView = ({ message, onResend, onDiscard }: Props) => (
  <li className={classes(styles.message, message.refusal !== undefined && styles.refused)}>
    <RichText text={message.text} className={styles.text} />
    {message.refusal === undefined ? (
      <p className={styles.state}>{t('chat.sending')}</p>
    ) : (
      <div className={styles.foot}>
        <p role="alert">{message.refusal}</p>
        <Button size="sm" icon={<RotateCw size={16} aria-hidden="true" />} onClick={() => onResend(message)}>
          {t('common.tryAgain')}
        </Button>
        <Button
          size="sm"
          variant="tertiary"
          icon={<X size={16} aria-hidden="true" />}
          onClick={() => onDiscard(message)}
        >
          {t('chat.discard')}
        </Button>
      </div>
    )}
  </li>
)
