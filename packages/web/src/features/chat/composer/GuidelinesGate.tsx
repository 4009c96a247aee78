import { Link } from 'react-router-dom'
import { t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Button, Card } from '../../../ui/index.ts'
import styles from './GuidelinesGate.module.css'

type Props = { readonly onAccept: () => void }

/** Stands where the composer will be until the player has agreed to the rules of talking. docs/reference/screens.md 7.1. */
export const GuidelinesGate = ({ onAccept }: Props) => (
  <Card className={styles.gate}>
    <p>{t('chat.gateText')}</p>
    <div className={styles.actions}>
      <Link to={pathTo('guidelines')}>{t('chat.guidelines')}</Link>
      <Button variant="primary" onClick={onAccept}>
        {t('chat.accept')}
      </Button>
    </div>
  </Card>
)
