import { useState } from 'react'
import { formatDay, t } from '../../../i18n/index.ts'
import { Button } from '../../../ui/index.ts'
import { OfferChoice } from '../OfferChoice.tsx'
import { priceText } from '../price-text.ts'
import type { BlockChange } from '../to-block-change.ts'
import { toOffer } from './to-offer.ts'
import styles from './pages.module.css'

type Props = {
  readonly change: BlockChange
  readonly nextBill: number | undefined
  readonly busy: boolean
  readonly onBlock: (block: string) => void
  readonly onAgree: (url: string) => void
}

/** Another block from the next bill on: what is paid for stays, and until then it can be taken back. docs/reference/rules.md 14.5. */
export const BlockChangePanel = ({ change, nextBill, busy, onBlock, onAgree }: Props) => {
  const { blocks, present, next, consentUrl, inStore } = change
  const [picked, setPicked] = useState<string>()
  const due = next ?? present
  const chosen = picked ?? due
  const target = blocks.find(({ key }) => key === chosen)
  const planned = blocks.find(({ key }) => key === next)
  const day = nextBill === undefined ? t('money.change.thatDay') : formatDay(nextBill)
  return (
    <section className={styles.panel} aria-label={t('money.change.title')}>
      <h2>{t('money.change.title')}</h2>
      {inStore ? (
        <p>{t('money.change.inStore')}</p>
      ) : (
        <>
          {planned !== undefined && (
            <p role="status" className={styles.banner}>
              {t('money.change.planned', { day, months: planned.months, price: priceText(planned.price) })}
            </p>
          )}
          {consentUrl !== undefined && (
            <div className={styles.buttons}>
              <p>{t('money.change.consent')}</p>
              <Button variant="primary" onClick={() => onAgree(consentUrl)}>
                {t('money.change.agree')}
              </Button>
            </div>
          )}
          <OfferChoice
            label={t('money.plan.choose')}
            value={chosen}
            onChange={setPicked}
            offers={blocks.map((block) => ({
              ...toOffer(block),
              ...(block.key === present && { note: t('money.change.present') }),
            }))}
          />
          {target !== undefined && chosen !== due && (
            <>
              <p>
                {chosen === present
                  ? t('money.change.back')
                  : t('money.change.text', { day, months: target.months, price: priceText(target.price) })}
              </p>
              <div className={styles.buttons}>
                <Button variant="primary" busy={busy} onClick={() => onBlock(chosen)}>
                  {t(chosen === present ? 'money.change.keep' : 'money.change.do', { months: target.months })}
                </Button>
              </div>
            </>
          )}
        </>
      )}
    </section>
  )
}
