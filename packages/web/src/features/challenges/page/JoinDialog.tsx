import { t } from '../../../i18n/index.ts'
import { Button, Dialog } from '../../../ui/index.ts'

type Props = {
  readonly name: string
  readonly onJoin: () => void
  readonly onClose: () => void
}

/** For somebody who pressed a task without taking part. docs/reference/screens.md 9.3. */
export const JoinDialog = ({ name, onJoin, onClose }: Props) => (
  <Dialog
    open
    width="sm"
    title={t('challenges.joinTitle')}
    onClose={onClose}
    actions={
      <>
        <Button variant="tertiary" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button variant="primary" onClick={onJoin}>
          {t('challenges.join')}
        </Button>
      </>
    }
  >
    <p>{t('challenges.joinText', { name })}</p>
  </Dialog>
)
