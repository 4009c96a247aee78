import { Link } from 'react-router-dom'
import { t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import { Button } from '../../ui/index.ts'
import { Price } from '../items/index.ts'
import { GetGems } from '../money/index.ts'
import type { ShopItemModel } from '../shops/item/index.ts'
import { useQuestion } from '../shops/purchase/index.ts'
import styles from './OfferPlate.module.css'

export type OfferPlateModel = {
  readonly id: string
  readonly name: string
  readonly sale: ShopItemModel | undefined
  /** How else one gets it. */
  readonly earned: string | undefined
  /** What the player has of the currency. */
  readonly funds: number
  readonly refused: string | undefined
}

type Props = { readonly offer: OfferPlateModel; readonly onBuy: () => void; readonly onPutBack: () => void }

/** What is tried on, its price, and the question before it is paid. docs/reference/screens.md 17 no. 21. */
export const OfferPlate = ({ offer: { name, sale, earned, funds, refused }, onBuy, onPutBack }: Props) => {
  const { isAsking, press } = useQuestion(sale?.price !== 0, onBuy)
  const putBack = (
    <Button variant="tertiary" size="sm" onClick={onPutBack}>
      {t('mirror.putBack')}
    </Button>
  )
  return (
    <section className={styles.plate} aria-label={t('mirror.trying')} aria-live="polite">
      <p className={styles.name}>{name}</p>
      {sale === undefined ? (
        <p className={styles.text}>{earned}</p>
      ) : (
        <p className={styles.text}>
          <Price amount={sale.price} currency={sale.currency} dear={sale.missing > 0} />{' '}
          {t('mirror.ofYours', { funds: t(`rewards.price.${sale.currency}`, { amount: funds }) })}
        </p>
      )}
      {refused !== undefined && <p className={styles.refused}>{refused}</p>}
      {sale !== undefined && sale.missing > 0 && sale.currency !== 'gold' && (
        <p className={styles.text}>
          {t(`shops.howToGet.${sale.currency}`)}{' '}
          <Link to={pathTo('faqSubscription')}>{t(`shops.moreAbout.${sale.currency}`)}</Link>
        </p>
      )}
      <div className={styles.actions}>
        {sale !== undefined && sale.missing === 0 && (
          <Button variant="primary" size="sm" onClick={press}>
            {t(isAsking ? 'shops.spend' : 'mirror.buyFor', {
              amount: t(`rewards.price.${sale.currency}`, { amount: sale.price }),
            })}
          </Button>
        )}
        {sale !== undefined && sale.missing > 0 && sale.currency === 'gems' && <GetGems />}
        {putBack}
      </div>
    </section>
  )
}
