import { Clock, Flame, PartyPopper } from 'lucide-react'
import type { Instant } from '@daykeep/rules/kernel'
import { type Season, type ShopName, ShopPicture } from '../../../art/index.ts'
import { t } from '../../../i18n/index.ts'
import { classes } from '../../../ui/index.ts'
import { bossName } from '../../quest-scrolls/index.ts'
import { type ShelfModel, nextChange, timeLeft } from '../item/index.ts'
import styles from './ShopKeeper.module.css'

/** The place and the time that a shop shows. */
export type ShopScene = {
  readonly shop: ShopName
  readonly season: Season
  readonly isDark: boolean
  /** The name of the event that runs now. */
  readonly event: string | undefined
  /** The quest of the world boss that has damaged the shop. */
  readonly struckBy?: string | undefined
}

type Props = { readonly scene: ShopScene; readonly now: Instant; readonly shelves: ReadonlyArray<ShelfModel> }

/** The keeper at the counter, what they say, and what the season brings. */
export const ShopKeeper = ({ scene, now, shelves }: Props) => {
  const { shop, season, isDark, event, struckBy } = scene
  const change = nextChange(shelves, now)
  return (
    <header className={styles.head}>
      <ShopPicture
        shop={shop}
        season={season}
        isDark={isDark}
        isStruck={struckBy !== undefined}
        className={styles.place}
      />
      <div className={styles.plate}>
        <h1 className={styles.title}>{t(`shops.${shop}.title`)}</h1>
        <p className={styles.words}>{t(`shops.${shop}.greeting.${struckBy === undefined ? season : 'struck'}`)}</p>
        <p className={styles.signature}>{t(`shops.${shop}.keeper`)}</p>
        {(change !== undefined || event !== undefined || struckBy !== undefined) && (
          <p className={styles.marks}>
            {struckBy !== undefined && (
              <span className={classes(styles.mark, styles.struck)}>
                <Flame size={15} aria-hidden="true" />
                {t('shops.struckBy', { boss: bossName(struckBy) })}
              </span>
            )}
            {event !== undefined && (
              <span className={styles.mark}>
                <PartyPopper size={15} aria-hidden="true" />
                {event}
              </span>
            )}
            {change !== undefined && (
              <span className={styles.mark}>
                <Clock size={15} aria-hidden="true" />
                {t('shops.changesIn', { left: timeLeft(change, now) })}
              </span>
            )}
          </p>
        )}
      </div>
    </header>
  )
}
