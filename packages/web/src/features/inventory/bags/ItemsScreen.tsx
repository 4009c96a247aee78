import * as E from 'fp-ts/lib/Either.js'
import { Suspense, useMemo, useState } from 'react'
import { lazyChunk } from '../../../chunks/index.ts'
import { useDispatch, useCatalogue, usePlayer } from '../../../sync/index.ts'
import { type Arrangement, toShelves, DEFAULT_ARRANGEMENT, rankByQuantity } from './to-shelves.ts'
import type { ItemId, NestModel } from './item.ts'
import { ItemsView } from './ItemsView.tsx'
import { findNest } from './partners.ts'
import { toItems } from './to-items.ts'
import { useEscape } from '../use-escape.ts'

const Hatchery = lazyChunk(() => import('../hatchery/index.ts'), 'Hatchery')
const QuestScroll = lazyChunk(() => import('../../quest-scrolls/index.ts'), 'QuestScroll')

/** The player's items. Selection and search are not stored. docs/reference/screens.md 4.1 and 19.3. */
export const ItemsScreen = () => {
  const catalogue = useCatalogue()
  const dispatch = useDispatch()
  const user = usePlayer((player) => player.user)
  const [now] = useState(() => Date.now())
  const model = useMemo(() => toItems(catalogue, user, now), [catalogue, user, now])
  const [ranks] = useState(() => rankByQuantity(model.items))
  const [arrangement, setArrangement] = useState<Arrangement>(DEFAULT_ARRANGEMENT)
  const [chosen, setChosen] = useState<ItemId>()
  const [confirming, setConfirming] = useState<NestModel>()

  const [scroll, setScroll] = useState<string>()
  const [isHatching, setHatching] = useState(false)

  const leave = (): void => setChosen(undefined)
  useEscape(chosen !== undefined && confirming === undefined && scroll === undefined && !isHatching, leave)

  const hatch = ({ egg, potion }: NestModel): void => {
    setConfirming(undefined)
    if (E.isRight(dispatch('hatch', { egg, hatchingPotion: potion }))) leave()
  }
  const ask = (nest: NestModel | undefined): void => {
    if (nest !== undefined && user.preferences.suppressModals.hatchPet) hatch(nest)
    else setConfirming(nest)
  }
  const press = (id: ItemId): void => {
    const nest = chosen === undefined ? undefined : findNest(model, chosen, id)
    if (nest !== undefined) ask(nest)
    else setChosen(id === chosen ? undefined : id)
  }

  return (
    <>
      <ItemsView
        model={model}
        shelves={toShelves(model.items, arrangement, ranks)}
        arrangement={arrangement}
        onArrange={setArrangement}
        chosen={chosen}
        onPress={press}
        onDragStart={setChosen}
        onDrop={(id, onto) => ask(findNest(model, id, onto))}
        onLeave={leave}
        confirming={confirming}
        onConfirm={ask}
        onHatch={hatch}
        onRead={({ key }) => setScroll(key)}
        onOpen={() => dispatch('openMysteryItem', {})}
        onHatchery={() => setHatching(true)}
        onSell={({ group, key }, amount) =>
          group !== 'quests' && group !== 'special' && dispatch('sell', { type: group, key, amount })
        }
      />
      {isHatching && (
        <Suspense>
          <Hatchery onClose={() => setHatching(false)} />
        </Suspense>
      )}
      {scroll !== undefined && (
        <Suspense>
          <QuestScroll quest={scroll} onClose={() => setScroll(undefined)} />
        </Suspense>
      )}
    </>
  )
}
