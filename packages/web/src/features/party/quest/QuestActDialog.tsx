import { t } from '../../../i18n/index.ts'
import { Button, Dialog } from '../../../ui/index.ts'
import type { QuestAct } from '../party-model.ts'

type Props = {
  readonly act: QuestAct
  /** How many have not answered; they miss a quest that starts now. */
  readonly waiting: number
  readonly onConfirm: () => void
  readonly onClose: () => void
}

const DESTROYS: ReadonlySet<QuestAct> = new Set(['abort', 'cancel', 'leave'])

/** Asks before a quest starts without everybody, or ends. docs/reference/screens.md 6.2. */
export const QuestActDialog = ({ act, waiting, onConfirm, onClose }: Props) => (
  <Dialog
    open
    width="sm"
    title={t(`party.confirm.${act}`)}
    intro={act === 'start' ? t('party.confirmText.start', { count: waiting }) : t(`party.confirmText.${act}`)}
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button variant={DESTROYS.has(act) ? 'danger' : 'primary'} data-autofocus onClick={onConfirm}>
          {t(`party.act.${act}`)}
        </Button>
      </>
    }
  >
    {null}
  </Dialog>
)
