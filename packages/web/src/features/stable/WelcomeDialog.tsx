import { t } from '../../texts/index.ts'
import { Button, Dialog } from '../../ui/index.ts'
import styles from './WelcomeDialog.module.css'

type Props = { readonly onClose: () => void }

/** How the stable works, once. Reference, screens 17 no. 25. */
export const WelcomeDialog = ({ onClose }: Props) => (
  <Dialog
    open
    width="sm"
    title={t('stable.welcome')}
    intro={t('stable.welcomeText')}
    onClose={onClose}
    actions={
      <Button look="lantern" onClick={onClose}>
        {t('stable.welcomeClose')}
      </Button>
    }
  >
    <ul className={styles.steps}>
      <li>{t('stable.welcomeHatch')}</li>
      <li>{t('stable.welcomeFeed')}</li>
      <li>{t('stable.welcomeRide')}</li>
    </ul>
  </Dialog>
)
