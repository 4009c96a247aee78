import { formatMoment, t } from '../../../i18n/index.ts'
import { Card } from '../../../ui/index.ts'
import type { PaymentDetails } from '../answers.ts'
import admin from '../Admin.module.css'
import { FactList } from '../FactList.tsx'

type Props = { readonly payment: PaymentDetails | undefined; readonly refusal: string | undefined }

/** What the provider says of the player's subscription. docs/reference/api.md 2.16. */
export const PaymentCard = ({ payment, refusal }: Props) => (
  <Card className={admin.entry}>
    <h2 className={admin.name}>{t('admin.payment.title')}</h2>
    {payment === undefined ? (
      <p className={admin.meta}>{refusal ?? t('admin.payment.none')}</p>
    ) : (
      <FactList
        facts={[
          [t('admin.payment.customer'), payment.customerId],
          [t('admin.payment.first'), moment(payment.originalPurchaseDate)],
          [t('admin.payment.last'), moment(payment.lastPaymentDate)],
          [t('admin.payment.next'), moment(payment.nextPaymentDate)],
        ]}
      />
    )}
  </Card>
)

const moment = (at: string | undefined): string => (at === undefined ? '–' : formatMoment(Date.parse(at)))
