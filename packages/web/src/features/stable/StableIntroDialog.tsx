import { t } from '../../i18n/index.ts'
import { Button, Dialog } from '../../ui/index.ts'
import styles from './StableIntroDialog.module.css'

type Props = { readonly onClose: () => void }

/** Explains the stable on the first visit. docs/reference/screens.md 17 no. 25. */
export const StableIntroDialog = ({ onClose }: Props) => (
  <Dialog
    open
    waits
    width="sm"
    title={t('stable.welcome')}
    intro={t('stable.welcomeText')}
    onClose={onClose}
    actions={
      <Button variant="primary" onClick={onClose}>
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
