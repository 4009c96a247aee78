import { Backpack } from 'lucide-react'
import { t } from '../../texts/index.ts'
import { Button, CarryArea, classes, EmptyState, useGridKeys, VisuallyHidden } from '../../ui/index.ts'
import { ThingPicture } from '../things/index.ts'
import { type Arrangement, isNarrowed, PLAIN, type Shelf } from './arranged.ts'
import { HatchDialog } from './HatchDialog.tsx'
import { InventoryPage } from './InventoryPage.tsx'
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
  /** A tile was pressed, whichever; the screen knows what that means. */
  readonly onPress: (id: ItemId) => void
  /** A thing was picked up by hand. */
  readonly onCarry: (id: ItemId) => void
  readonly onDrop: (id: ItemId, onto: ItemId) => void
  readonly onLeave: () => void
  /** The pet that waits for a last word. */
  readonly asked: NestModel | undefined
  readonly onAsk: (nest: NestModel | undefined) => void
  readonly onHatch: (nest: NestModel) => void
  readonly onSell: (item: ItemModel, amount: number) => void
}

/** The bags: everything that a player holds, shelf by shelf, and the thing in hand beside it. Reference, screens 4.1. */
export const ItemsView = (props: Props) => {
  const { model, shelves, arrangement, onArrange, chosen, onPress, onCarry, onDrop, onLeave, asked, onAsk } = props
  const { ref, ...keys } = useGridKeys()
  const item = model.items.find(({ id }) => id === chosen)
  const partners = partnersOf(model, item?.id)
  const idOf = (id: string) => model.items.find((each) => each.id === id)?.id
  const nameOf = (id: ItemId) => model.items.find((each) => each.id === id)?.name ?? ''
  const withId = (id: string, run: (id: ItemId) => void) => {
    const known = idOf(id)
    if (known !== undefined) run(known)
  }
  const isNothing = isNarrowed(arrangement) && shelves.every(({ items }) => items.length === 0)
  return (
    <InventoryPage
      title={t('inventory.title')}
      summary={t('inventory.summary', { count: model.items.reduce((sum, { count }) => sum + count, 0) })}
      tools={<ItemTools items={model.items} arrangement={arrangement} onArrange={onArrange} />}
    >
      <CarryArea
        onCarry={(what) => withId(what, onCarry)}
        onDrop={(what, onto) => withId(what, (one) => withId(onto, (other) => onDrop(one, other)))}
        picture={(what) => pictureOf(model, what)}
      >
        <div className={classes(styles.room, item !== undefined && styles.withPanel)}>
          <div ref={ref} {...keys} className={styles.shelves}>
            {isNothing ? (
              <NothingFound onClear={() => onArrange({ ...PLAIN, order: arrangement.order })} />
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
            <div className={styles.panel}>
              <ItemPanel
                item={item}
                partners={partners}
                nameOf={nameOf}
                onHatch={onAsk}
                onSell={(amount) => props.onSell(item, amount)}
                onLeave={onLeave}
              />
            </div>
          )}
        </div>
      </CarryArea>
      <div aria-live="polite">
        {item !== undefined && (
          <VisuallyHidden>{t('inventory.chosen', { name: item.name, count: partners.length })}</VisuallyHidden>
        )}
      </div>
      {asked !== undefined && (
        <HatchDialog nest={asked} onHatch={() => props.onHatch(asked)} onClose={() => onAsk(undefined)} />
      )}
    </InventoryPage>
  )
}

const pictureOf = ({ items }: ItemsModel, id: string) => {
  const thing = items.find((item) => item.id === id)?.thing
  return thing === undefined ? null : <ThingPicture thing={thing} size={64} />
}

const NothingFound = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState
    icon={<Backpack size={26} />}
    title={t('inventory.nothingFound')}
    action={
      <Button look="quiet" onClick={onClear}>
        {t('inventory.showAll')}
      </Button>
    }
  >
    {t('inventory.nothingFoundText')}
  </EmptyState>
)
