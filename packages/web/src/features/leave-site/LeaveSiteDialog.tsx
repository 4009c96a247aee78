import { t } from '../../i18n/index.ts'
import { Button, Dialog } from '../../ui/index.ts'
import styles from './LeaveSiteDialog.module.css'

type Props = { readonly address: string; readonly onStay: () => void }

/** Where a link leads, in full, before one follows it. docs/reference/screens.md 17 no. 36. */
export const LeaveSiteDialog = ({ address, onStay }: Props) => (
  <Dialog
    open
    width="sm"
    title={t('chat.leaving.title')}
    intro={t('chat.leaving.text')}
    onClose={onStay}
    actions={
      <>
        <Button variant="tertiary" data-autofocus="" onClick={onStay}>
          {t('chat.leaving.stay')}
        </Button>
        <Button
          variant="primary"
          onClick={() => {
            window.open(address, '_blank', 'noopener,noreferrer')
            onStay()
          }}
        >
          {t('chat.leaving.go')}
        </Button>
      </>
    }
  >
    <p className={styles.address} dir="ltr">
      {address}
    </p>
  </Dialog>
)
