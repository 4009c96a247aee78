import * as E from 'fp-ts/lib/Either.js'
import { currentEvent, galaAt } from '@daykeep/rules/calendar'
import type { Catalogue } from '@daykeep/rules/catalogue'
import type { Instant } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import type { ShopName } from '../../../art/index.ts'
import { lazyChunk } from '../../../chunks/index.ts'
import { hasText, refusalText, t } from '../../../i18n/index.ts'
import { useCatalogue, usePlayer, usePlayerStore } from '../../../sync/index.ts'
import { useIsDark } from '../../../theme/use-theme.ts'
import { toasts } from '../../../toasts/index.ts'
import { preloadable, useNow } from '../../../ui/index.ts'
import type { ShelfModel, ShopItemModel } from '../item/index.ts'
import { runPurchase, toOfferDetails } from '../purchase/index.ts'
import { EVERYTHING, type ShopArrangement } from './arrangement.ts'
import type { ShopScene } from './ShopKeeper.tsx'
import { useStruckBy } from './use-struck-by.ts'

const PurchaseDialog = lazyChunk(
  preloadable(() => import('../purchase/PurchaseDialog.tsx')),
  'PurchaseDialog',
)

type ToShelves<A> = (catalogue: Catalogue, user: User, now: Instant, choice: A) => ReadonlyArray<ShelfModel>

/** What all shops share: the shelves, the arrangement, the opened item, its purchase and its pin. */
export const useShop = <A,>(shop: ShopName, toShelves: ToShelves<A>, choice: A) => {
  const store = usePlayerStore()
  const catalogue = useCatalogue()
  const user = usePlayer((player) => player.user)
  const now = useNow()
  const isDark = useIsDark()
  const struckBy = useStruckBy(shop)
  const [arrangement, setArrangement] = useState<ShopArrangement>(EVERYTHING)
  const [openedId, setOpenedId] = useState<string>()
  const [refused, setRefused] = useState<string>()

  const shelves = useMemo(() => toShelves(catalogue, user, now, choice), [catalogue, user, now, choice, toShelves])
  const opened = shelves
    .flatMap(({ items, whole }) => (whole === undefined ? items : [whole, ...items]))
    .find(({ id }) => id === openedId)

  const open = (item: ShopItemModel | undefined): void => {
    setRefused(undefined)
    setOpenedId(item?.id)
  }
  const pin = ({ id: path, type }: ShopItemModel): void => void store.dispatch('togglePin', { type, path })
  const buy = (item: ShopItemModel, quantity: number): void => {
    const result = runPurchase(store, item.purchase, quantity, { onRefused: (error) => setRefused(refusalText(error)) })
    if (E.isLeft(result)) return
    open(undefined)
    if (result.right.message === undefined)
      toasts.show({ type: 'success', text: t('shops.bought', { name: item.name, count: quantity }) })
  }

  const dialog: ReactNode = opened !== undefined && (
    <Suspense>
      <PurchaseDialog
        key={opened.id}
        offer={toOfferDetails(catalogue, user, opened)}
        refused={refused}
        onBuy={(quantity) => buy(opened, quantity)}
        onPin={() => pin(opened)}
        onClose={() => open(undefined)}
      />
    </Suspense>
  )
  const page = {
    scene: { ...sceneOf(catalogue, shop, now, isDark), struckBy },
    now,
    shelves,
    arrangement,
    onArrange: setArrangement,
    onOpen: open,
    onPin: pin,
  }
  return { page, dialog, user, catalogue }
}

const sceneOf = (catalogue: Catalogue, shop: ShopName, now: Instant, isDark: boolean): ShopScene => {
  const { key } = currentEvent(catalogue, now)
  return {
    shop,
    season: galaAt(now).season,
    isDark,
    event: hasText(`events.${key}.text`) ? t(`events.${key}.text`) : undefined,
  }
}
