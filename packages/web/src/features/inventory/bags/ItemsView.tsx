import { Backpack, EggFried } from 'lucide-react'
import { useRef } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button, DragArea, classes, EmptyState, useDock, useGridKeys, VisuallyHidden } from '../../../ui/index.ts'
import { ItemPicture } from '../../items/index.ts'
import { type Arrangement, isFiltered, DEFAULT_ARRANGEMENT, type Shelf } from './to-shelves.ts'
import { HatchDialog } from '../HatchDialog.tsx'
import { InventoryPage } from '../InventoryPage.tsx'
import type { ItemId, ItemModel, ItemsModel, NestModel } from './item.ts'
import { ItemPanel } from './ItemPanel.tsx'
import { ItemShelf } from './ItemShelf.tsx'
import styles from './ItemsView.module.css'
import { ItemTools } from './ItemTools.tsx'
import { partnersOf } from './partners.ts'

type Props = {
  readonly model: ItemsModel
  readonly shelves: ReadonlyArray<Shelf>
  readonly arrangement: Arrangement
  readonly onArrange: (arrangement: Arrangement) => void
  readonly chosen: ItemId | undefined
  /** Called for any tile: to choose it, or to hatch it with the chosen one. */
  readonly onPress: (id: ItemId) => void
  /** Called when an item is dragged. */
  readonly onDragStart: (id: ItemId) => void
  readonly onDrop: (id: ItemId, onto: ItemId) => void
  readonly onLeave: () => void
  /** The pet whose hatching is to be confirmed. */
  readonly confirming: NestModel | undefined
  readonly onConfirm: (nest: NestModel | undefined) => void
  readonly onHatch: (nest: NestModel) => void
  /** Unrolls a quest's scroll. */
  readonly onRead: (item: ItemModel) => void
  readonly onOpen: () => void
  readonly onSell: (item: ItemModel, amount: number) => void
  /** Opens the table of eggs and potions. */
  readonly onHatchery: () => void
}

/** All items of the player by group, and the chosen one in a panel. docs/reference/screens.md 4.1. */
export const ItemsView = (props: Props) => {
  const {
    model,
    shelves,
    arrangement,
    onArrange,
    chosen,
    onPress,
    onDragStart,
    onDrop,
    onLeave,
    confirming,
    onConfirm,
  } = props
  const { ref, ...keys } = useGridKeys()
  const item = model.items.find(({ id }) => id === chosen)
  const partners = partnersOf(model, item?.id)
  const panel = useRef<HTMLDivElement>(null)
  useDock(panel, item !== undefined)
  const idOf = (id: string) => model.items.find((each) => each.id === id)?.id
  const nameOf = (id: ItemId) => model.items.find((each) => each.id === id)?.name ?? ''
  const withId = (id: string, run: (id: ItemId) => void) => {
    const known = idOf(id)
    if (known !== undefined) run(known)
  }
  const isNothing = isFiltered(arrangement) && shelves.every(({ items }) => items.length === 0)
  return (
    <InventoryPage
      title={t('inventory.title')}
      summary={t('inventory.summary', { count: model.items.reduce((sum, { count }) => sum + count, 0) })}
      tools={
        <>
          <ItemTools items={model.items} arrangement={arrangement} onArrange={onArrange} />
          {model.nests.length > 0 && (
            <Button variant="secondary" icon={<EggFried size={18} aria-hidden="true" />} onClick={props.onHatchery}>
              {t('inventory.toHatchery')}
            </Button>
          )}
        </>
      }
    >
      <DragArea
        onDragStart={(what) => withId(what, onDragStart)}
        onDrop={(what, onto) => withId(what, (one) => withId(onto, (other) => onDrop(one, other)))}
        preview={(what) => pictureOf(model, what)}
      >
        <div className={classes(styles.room, item !== undefined && styles.withPanel)}>
          <div ref={ref} {...keys} className={styles.shelves}>
            {isNothing ? (
              <NothingFound onClear={() => onArrange({ ...DEFAULT_ARRANGEMENT, order: arrangement.order })} />
            ) : (
              shelves
                .filter(({ items, total }) => items.length > 0 || total === 0)
                .map((shelf) => (
                  <ItemShelf
                    key={shelf.group}
                    shelf={shelf}
                    chosen={item?.id}
                    fitting={new Set(partners.map(({ id }) => id))}
                    onChoose={onPress}
                  />
                ))
            )}
          </div>
          {item !== undefined && (
            <div ref={panel} className={styles.panel}>
              <ItemPanel
                item={item}
                partners={partners}
                nameOf={nameOf}
                onHatch={onConfirm}
                onRead={() => props.onRead(item)}
                onOpen={props.onOpen}
                onSell={(amount) => props.onSell(item, amount)}
                onLeave={onLeave}
              />
            </div>
          )}
        </div>
      </DragArea>
      <div aria-live="polite">
        {item !== undefined && (
          <VisuallyHidden>{t('inventory.chosen', { name: item.name, count: partners.length })}</VisuallyHidden>
        )}
      </div>
      {confirming !== undefined && (
        <HatchDialog nest={confirming} onHatch={() => props.onHatch(confirming)} onClose={() => onConfirm(undefined)} />
      )}
    </InventoryPage>
  )
}

const pictureOf = ({ items }: ItemsModel, id: string) => {
  const picture = items.find((item) => item.id === id)?.picture
  return picture === undefined ? null : <ItemPicture item={picture} size={64} />
}

const NothingFound = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState
    icon={<Backpack size={26} />}
    title={t('inventory.nothingFound')}
    action={
      <Button variant="tertiary" onClick={onClear}>
        {t('inventory.showAll')}
      </Button>
    }
  >
    {t('inventory.nothingFoundText')}
  </EmptyState>
)
