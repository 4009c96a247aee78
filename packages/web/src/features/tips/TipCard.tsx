import { Lightbulb } from 'lucide-react'
import { t } from '../../i18n/index.ts'
import { Button } from '../../ui/index.ts'
import type { TipName } from './tip-for.ts'
import styles from './TipCard.module.css'

type Props = { readonly tip: TipName; readonly onRead: () => void; readonly onNoMore: () => void }

/** A hint about the screen below it. */
export const TipCard = ({ tip, onRead, onNoMore }: Props) => (
  <aside className={styles.tip} aria-label={t('tips.label')}>
    <Lightbulb size={18} aria-hidden="true" className={styles.icon} />
    <p className={styles.text}>{t(`tips.${tip}`)}</p>
    <div className={styles.buttons}>
      <Button size="sm" variant="link" className={styles.button} onClick={onRead}>
        {t('tips.gotIt')}
      </Button>
      <Button size="sm" variant="link" className={styles.button} onClick={onNoMore}>
        {t('tips.noMore')}
      </Button>
    </div>
  </aside>
)
