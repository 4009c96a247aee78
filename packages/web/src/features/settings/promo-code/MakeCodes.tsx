import { COUPON_EVENTS, type CouponEvent } from '@daykeep/rules/model'
import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { sendRequest, useMutation } from '../../../queries/index.ts'
import { Button, NumberField, saveFile, Select } from '../../../ui/index.ts'
import { toasts } from '../../../toasts/index.ts'
import { noResponseToast } from '../../../api-client/index.ts'
import { useIsOffline } from '../use-is-offline.ts'
import styles from './PromoCode.module.css'

/** Codes of one order. docs/reference/api.md 2.18. */
const MOST = 500

/** Makes codes, and downloads all there are. */
export const MakeCodes = () => {
  const isOffline = useIsOffline()
  const [event, setEvent] = useState<CouponEvent>(COUPON_EVENTS[0])
  const [count, setCount] = useState<number | undefined>(10)
  const make = useMutation('generateCoupons', {
    onDone: (coupons) => saveFile(`${event}.txt`, `${coupons.map(({ _id }) => _id).join('\n')}\n`, 'text/plain'),
  })
  const download = () =>
    sendRequest('getCoupons', {}).then(
      (text) => saveFile('coupons.csv', text, 'text/csv'),
      () => toasts.show(noResponseToast()),
    )
  return (
    <li className={styles.item}>
      <form
        className={styles.form}
        onSubmit={(submitted) => {
          submitted.preventDefault()
          if (count !== undefined) make.send({ params: { event }, query: { count: String(count) } })
        }}
      >
        <Select
          label={t('settings.promo.event')}
          value={event}
          onChange={setEvent}
          options={COUPON_EVENTS.map((value) => ({ value, label: t(`settings.promo.events.${value}`) }))}
        />
        <NumberField label={t('settings.promo.count')} value={count} min={1} max={MOST} onChange={setCount} />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" busy={make.isPending} disabled={isOffline || count === undefined}>
            {t('settings.promo.make')}
          </Button>
          <Button disabled={isOffline} onClick={() => void download()}>
            {t('settings.promo.download')}
          </Button>
        </div>
      </form>
    </li>
  )
}
