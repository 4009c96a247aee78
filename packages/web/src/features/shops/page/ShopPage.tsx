import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Instant } from '@daykeep/rules/kernel'
import { t } from '../../../i18n/index.ts'
import { Button, EmptyState, useGridKeys } from '../../../ui/index.ts'
import type { ShelfModel, ShopItemModel } from '../item/index.ts'
import { arrange, EVERYTHING, type ShopArrangement, type ShopFilter, type ShopOrder } from './arrangement.ts'
import { ShopKeeper, type ShopScene } from './ShopKeeper.tsx'
import styles from './ShopPage.module.css'
import { ShopShelf } from './ShopShelf.tsx'
import { ShopTools } from './ShopTools.tsx'

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
  /** Stands above the shelves. */
  readonly notice?: ReactNode
  /** More tools of one shop. */
  readonly tools?: ReactNode
  /** Below the shelves. */
  readonly children?: ReactNode
}

const ORDERS: ReadonlyArray<ShopOrder> = ['usual', 'name', 'price']
const FILTERS: ReadonlyArray<ShopFilter> = ['locked', 'dear']

/**
 * A shop: its keeper in the place of the season, tools, and shelves. On a wide screen keeper and tools stand beside
 * the goods, so that these come first. docs/reference/screens.md 5.1.
 */
export const ShopPage = (props: Props) => {
  const { scene, now, shelves, arrangement, onArrange, onOpen, onPin, notice, tools, children } = props
  const { ref, ...keys } = useGridKeys()
  const shown = arrange(shelves, arrangement)
  return (
    <div className={styles.page}>
      <div className={styles.counter}>
        <ShopKeeper scene={scene} now={now} shelves={shelves} />
        <ShopTools
          shelves={shelves}
          arrangement={arrangement}
          onArrange={onArrange}
          orders={props.orders ?? ORDERS}
          filters={props.filters ?? FILTERS}
        >
          {tools}
        </ShopTools>
      </div>
      <div className={styles.goods}>
        {notice}
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
    </div>
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
