import type { PaymentView } from '@daykeep/api/contract'
import type { ReactNode } from 'react'
import { IconPicture } from '../../../art/index.ts'
import { t } from '../../../i18n/index.ts'
import { Button, Dialog, ErrorState, Spinner } from '../../../ui/index.ts'
import styles from './dialogs.module.css'

export type ReturnState =
  | { readonly type: 'open' }
  | { readonly type: 'payment'; readonly payment: PaymentView }
  /** The player came back without paying. */
  | { readonly type: 'stopped' }
  /** The player has changed something there, or paid in another browser. */
  | { readonly type: 'returned' }
  | { readonly type: 'away'; readonly onRetry: () => void }

type Props = { readonly state: ReturnState; readonly onPlan: () => void; readonly onClose: () => void }

/** docs/reference/screens.md 15.5 and 15.7. */
export const ReturnView = ({ state, onPlan, onClose }: Props) => {
  const { title, body } = contentOf(state)
  const isPlan =
    state.type === 'payment' && state.payment.status === 'paid' && state.payment.order.type === 'subscription'
  return (
    <Dialog
      open
      width="sm"
      title={title}
      onClose={onClose}
      actions={
        <>
          {isPlan && (
            <Button variant="tertiary" onClick={onPlan}>
              {t('money.return.toPlan')}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {t('money.return.goOn')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>{body}</div>
    </Dialog>
  )
}

type Content = { readonly title: string; readonly body: ReactNode }

const contentOf = (state: ReturnState): Content => {
  switch (state.type) {
    case 'stopped':
      return { title: t('money.return.stopped'), body: <p>{t('money.return.stoppedText')}</p> }
    case 'returned':
      return { title: t('money.return.returned'), body: <p>{t('money.return.returnedText')}</p> }
    case 'away':
      return {
        title: t('money.return.waiting'),
        body: <ErrorState title={t('toasts.serverAway')} onRetry={state.onRetry} />,
      }
    case 'open':
      return waiting()
    case 'payment':
      return contentOfPayment(state.payment)
  }
}

const waiting = (): Content => ({
  title: t('money.return.waiting'),
  body: (
    <>
      <Spinner label={t('money.return.waiting')} />
      <p className={styles.centre}>{t('money.return.waitingText')}</p>
    </>
  ),
})

const contentOfPayment = ({ status, order }: PaymentView): Content => {
  switch (status) {
    case 'open':
      return waiting()
    case 'failed':
      return { title: t('money.return.failed'), body: <p>{t('money.return.failedText')}</p> }
    case 'refused':
      return { title: t('money.return.refused'), body: <p>{t('money.return.refusedText')}</p> }
    case 'paid':
    case 'refunded':
    case 'ended':
      return {
        title: t('money.return.thanks'),
        body: (
          <>
            <div className={styles.art} aria-hidden="true">
              <IconPicture art={{ template: PICTURES[order.type] }} size={88} />
            </div>
            <p className={styles.centre}>{t(`money.return.${order.type}`)}</p>
            {'message' in order && order.message !== undefined && <p className={styles.words}>{order.message}</p>}
          </>
        ),
      }
  }
}

const PICTURES = {
  gems: 'gem',
  giftGems: 'gem',
  item: 'egg',
  subscription: 'hourglass',
  giftSubscription: 'hourglass',
  groupPlan: 'hourglass',
} as const
