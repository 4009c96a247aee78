import { t } from '../../i18n/index.ts'
import { Button, Dialog } from '../../ui/index.ts'

type Props = { readonly name: string; readonly onBlock: () => void; readonly onClose: () => void }

/** Says what a block does before it is made. docs/reference/screens.md 17 no. 27. */
export const BlockDialog = ({ name, onBlock, onClose }: Props) => (
  <Dialog
    open
    width="sm"
    title={t('profile.blockTitle', { name })}
    onClose={onClose}
    actions={
      <>
        <Button variant="tertiary" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button variant="danger" onClick={onBlock}>
          {t('profile.blockNow')}
        </Button>
      </>
    }
  >
    <p>{t('profile.blockText')}</p>
  </Dialog>
)
