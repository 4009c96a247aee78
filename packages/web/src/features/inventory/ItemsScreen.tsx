import * as E from 'fp-ts/lib/Either.js'
import { useMemo, useState } from 'react'
import { useAct, useCatalogue, usePlayer } from '../../player/index.ts'
import { type Arrangement, arranged, PLAIN, ranked } from './arranged.ts'
import type { ItemId, NestModel } from './item.ts'
import { ItemsView } from './ItemsView.tsx'
import { nestOf } from './partners.ts'
import { toItems } from './to-items.ts'
import { useEscape } from './use-escape.ts'

/** The bags of the player. Selection and search are remembered nowhere. Reference, screens 4.1 and 19.3. */
export const ItemsScreen = () => {
  const catalogue = useCatalogue()
  const act = useAct()
  const user = usePlayer((player) => player.user)
  const model = useMemo(() => toItems(catalogue, user), [catalogue, user])
  const [ranks] = useState(() => ranked(model.items))
  const [arrangement, setArrangement] = useState<Arrangement>(PLAIN)
  const [chosen, setChosen] = useState<ItemId>()
  const [asked, setAsked] = useState<NestModel>()

  const leave = (): void => setChosen(undefined)
  useEscape(chosen !== undefined && asked === undefined, leave)

  const hatch = ({ egg, potion }: NestModel): void => {
    setAsked(undefined)
    if (E.isRight(act('hatch', { egg, hatchingPotion: potion }))) leave()
  }
  const ask = (nest: NestModel | undefined): void => {
    if (nest !== undefined && user.preferences.suppressModals.hatchPet) hatch(nest)
    else setAsked(nest)
  }
  const press = (id: ItemId): void => {
    const nest = chosen === undefined ? undefined : nestOf(model, chosen, id)
    if (nest !== undefined) ask(nest)
    else setChosen(id === chosen ? undefined : id)
  }

  return (
    <ItemsView
      model={model}
      shelves={arranged(model.items, arrangement, ranks)}
      arrangement={arrangement}
      onArrange={setArrangement}
      chosen={chosen}
      onPress={press}
      onCarry={setChosen}
      onDrop={(id, onto) => ask(nestOf(model, id, onto))}
      onLeave={leave}
      asked={asked}
      onAsk={ask}
      onHatch={hatch}
      onSell={({ group, key }, amount) => act('sell', { type: group, key, amount })}
    />
  )
}
