import { Clock, Flame, PartyPopper, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Instant } from '@daykeep/rules/kernel'
import { type Season, type ShopName, ShopPicture } from '../../../art/index.ts'
import { t } from '../../../i18n/index.ts'
import { Button, classes, EmptyState, useGridKeys } from '../../../ui/index.ts'
import { bossName } from '../../quest-scrolls/index.ts'
import { type ShelfModel, type ShopItemModel, nextChange, timeLeft } from '../item/index.ts'
import { arrange, EVERYTHING, type ShopArrangement, type ShopFilter, type ShopOrder } from './arrangement.ts'
import styles from './ShopPage.module.css'
import { ShopShelf } from './ShopShelf.tsx'
import { ShopTools } from './ShopTools.tsx'

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

type Props = {
  readonly scene: ShopScene
  readonly now: Instant
  readonly shelves: ReadonlyArray<ShelfModel>
  readonly arrangement: ShopArrangement
  readonly onArrange: (arrangement: ShopArrangement) => void
  readonly orders?: ReadonlyArray<ShopOrder>
  readonly filters?: ReadonlyArray<ShopFilter>
  readonly onOpen: (item: ShopItemModel) => void
  readonly onPin: (item: ShopItemModel) => void
  /** Stands between the keeper and the shelves. */
  readonly notice?: ReactNode
  /** More tools of one shop. */
  readonly tools?: ReactNode
  /** Below the shelves. */
  readonly children?: ReactNode
}

const ORDERS: ReadonlyArray<ShopOrder> = ['usual', 'name', 'price']
const FILTERS: ReadonlyArray<ShopFilter> = ['locked', 'dear']

/** A shop: its keeper in the place of the season, tools, and shelves. docs/reference/screens.md 5.1. */
export const ShopPage = (props: Props) => {
  const { scene, now, shelves, arrangement, onArrange, onOpen, onPin, notice, tools, children } = props
  const { ref, ...keys } = useGridKeys()
  const shown = arrange(shelves, arrangement)
  return (
    <div className={styles.page}>
      <Keeper scene={scene} now={now} shelves={shelves} />
      {notice}
      <ShopTools
        shelves={shelves}
        arrangement={arrangement}
        onArrange={onArrange}
        orders={props.orders ?? ORDERS}
        filters={props.filters ?? FILTERS}
      >
        {tools}
      </ShopTools>
      <div ref={ref} {...keys} className={styles.shelves}>
        {shown.map((shelf) => (
          <ShopShelf key={shelf.id} shelf={shelf} now={now} onOpen={onOpen} onPin={onPin} />
        ))}
        {shown.length === 0 && (
          <div className={styles.nothing}>
            <Nothing onClear={() => onArrange({ ...EVERYTHING, order: arrangement.order })} />
          </div>
        )}
      </div>
      {children}
    </div>
  )
}

const Keeper = ({ scene, now, shelves }: Pick<Props, 'scene' | 'now' | 'shelves'>) => {
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

const Nothing = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState
    icon={<SearchX size={26} />}
    title={t('shops.nothingFound')}
    action={
      <Button variant="tertiary" onClick={onClear}>
        {t('shops.showAll')}
      </Button>
    }
  >
    {t('shops.nothingFoundText')}
  </EmptyState>
)
