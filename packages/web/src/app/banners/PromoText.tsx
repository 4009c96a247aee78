import { Gem, Gift } from 'lucide-react'
import { formatDay, t } from '../../i18n/index.ts'
import { Button } from '../../ui/index.ts'
import styles from './Banners.module.css'

type Props = {
  readonly name: 'gems-promo' | 'gift-promo'
  /** The instant at which the promotion ends. */
  readonly until: number
  readonly onOpen: () => void
}

/** What a promotion gives, until when, and the way to it. docs/reference/screens.md 1.6. */
export const PromoText = ({ name, until, onOpen }: Props) => {
  const isOfGems = name === 'gems-promo'
  const Icon = isOfGems ? Gem : Gift
  const day = formatDay(until, { day: 'numeric', month: 'long' })
  return (
    <>
      <Icon size={20} aria-hidden="true" />
      <p className={styles.text}>{isOfGems ? t('money.promo.gems', { day }) : t('money.promo.gift', { day })}</p>
      <Button size="sm" variant="tertiary" onClick={onOpen}>
        {isOfGems ? t('money.promo.toGems') : t('money.promo.toGift')}
      </Button>
    </>
  )
}
