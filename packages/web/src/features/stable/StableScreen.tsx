import { stableProgress } from '@daykeep/rules/inventory'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDispatch, useCatalogue, usePlayer } from '../../sync/index.ts'
import { type NestModel, useEscape } from '../inventory/index.ts'
import { StableView } from './StableView.tsx'
import type { StallModel, StallAction } from './stall/stall.ts'
import { toPotionColumns } from './to-potion-columns.ts'
import { appetites as appetitesFor, type Portion, portionSize, toLarder } from './larder/to-larder.ts'
import { toRows } from './to-rows.ts'
import { toStalls } from './stall/to-stalls.ts'
import { toTallies } from './to-tallies.ts'
import { writeChoices, readChoices, type ViewChoices } from './view-choices.ts'

/** The value of a tour that the player has finished. docs/reference/screens.md 1.13. */
const TOUR_DONE = -2

/** docs/reference/screens.md 4.3. */
export const StableScreen = () => {
  const catalogue = useCatalogue()
  const dispatch = useDispatch()
  const user = usePlayer((player) => player.user)
  const [choices, setChoices] = useState(() => readChoices(localStorage))
  const [address] = useSearchParams()
  // Somebody who chose a food among the items comes with it in hand.
  const [foodKey, setFoodKey] = useState(address.get('food') ?? undefined)
  const [portion, setPortion] = useState<Portion>({ type: 'pieces', pieces: 1 })
  const [confirming, setConfirming] = useState<NestModel>()

  const stalls = useMemo(() => toStalls(catalogue, user), [catalogue, user])
  const rows = useMemo(() => toRows(catalogue, stalls, choices), [catalogue, stalls, choices])
  const foods = useMemo(() => toLarder(catalogue, user), [catalogue, user])
  const food = foods.find(({ key }) => key === foodKey)
  const appetites = food === undefined ? undefined : appetitesFor(catalogue, user, food.key)
  const { pets, mounts } = stableProgress(catalogue, user)

  const choose = (next: ViewChoices): void => {
    setChoices(next)
    writeChoices(localStorage, next)
  }
  const takeFood = (key: string | undefined): void => {
    if (key !== foodKey) setPortion({ type: 'pieces', pieces: 1 })
    setFoodKey(key)
  }
  useEscape(food !== undefined && confirming === undefined, () => takeFood(undefined))

  /** Dispatched also for an animal that does not take the food: the refusal says why. */
  const serve = (key: string, pet: string): void => {
    const appetite = appetitesFor(catalogue, user, key).get(pet)
    const owned = foods.find((each) => each.key === key)?.count ?? 0
    dispatch('feed', { pet, food: key, amount: appetite === undefined ? 1 : portionSize(portion, appetite, owned) })
  }
  const hatch = ({ egg, potion }: NestModel): void => {
    setConfirming(undefined)
    dispatch('hatch', { egg, hatchingPotion: potion })
  }
  const confirm = (stall: StallModel): void => {
    const nest = nestIn(stall)
    if (nest === undefined) return
    if (user.preferences.suppressModals.hatchPet) hatch(nest)
    else setConfirming(nest)
  }
  const run = (action: StallAction): void => {
    switch (action.type) {
      case 'takeAlong':
        dispatch('equip', { type: 'pet', key: action.pet })
        return
      case 'ride':
        dispatch('equip', { type: 'mount', key: action.mount })
        return
      case 'hatch':
        return confirm(action.stall)
      case 'feed':
        if (food !== undefined) serve(food.key, action.pet)
    }
  }

  return (
    <StableView
      progress={{ pets: tallyOf(pets), mounts: tallyOf(mounts) }}
      rows={rows}
      columns={toPotionColumns(catalogue, rows, choices)}
      tallies={toTallies(stalls, choices.kinds)}
      choices={choices}
      onChoices={choose}
      foods={foods}
      food={food}
      onFood={takeFood}
      appetites={appetites}
      portion={portion}
      onPortion={setPortion}
      onAct={run}
      onServe={serve}
      confirming={confirming}
      onHatch={hatch}
      onCancelHatch={() => setConfirming(undefined)}
      onIntroRead={
        user.flags.tour['pets'] === TOUR_DONE
          ? undefined
          : () => dispatch('updateUser', { changes: { 'flags.tour.pets': TOUR_DONE } })
      }
    />
  )
}

const tallyOf = ({ found, total }: { readonly found: number; readonly total: number }) => ({ count: found, total })

const nestIn = ({ egg, potion, key, name, pet }: StallModel): NestModel | undefined =>
  egg === undefined || potion === undefined ? undefined : { egg, potion, pet: key, name, picture: pet }
