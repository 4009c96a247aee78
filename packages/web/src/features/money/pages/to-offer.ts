import { t } from '../../../i18n/index.ts'
import type { Offer } from '../OfferChoice.tsx'
import { priceText } from '../price-text.ts'
import type { BlockOffer } from '../to-offers.ts'

/** A block as it is offered: its price, and what that is a month or was without a code. */
export const toOffer = ({ key, months, price, perMonth, usual }: BlockOffer): Offer => ({
  key,
  title: t('money.months', { months }),
  price: priceText(price),
  note:
    usual !== undefined
      ? t('money.code.insteadOf', { price: priceText(usual) })
      : months > 1
        ? t('money.plan.perMonth', { price: priceText(perMonth) })
        : undefined,
})
