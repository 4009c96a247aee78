import { stableProgress } from '@daykeep/rules/inventory'
import { useMemo, useState } from 'react'
import { useAct, useCatalogue, usePlayer } from '../../player/index.ts'
import { type NestModel, useEscape } from '../inventory/index.ts'
import { StableView } from './StableView.tsx'
import type { StallModel } from './stall.ts'
import type { StallAct } from './stall-act.ts'
import { toColumns } from './to-columns.ts'
import { appetites as appetitesFor, type Portion, served, toLarder } from './to-larder.ts'
import { toRows } from './to-rows.ts'
import { toStalls } from './to-stalls.ts'
import { toTallies } from './to-tallies.ts'
import { keepChoices, keptChoices, type ViewChoices } from './view-choices.ts'

/** A tour that the player has seen to its end. Reference, screens 1.13. */
const SEEN = -2

/** The stable of the player. Reference, screens 4.3. */
export const StableScreen = () => {
  const catalogue = useCatalogue()
  const act = useAct()
  const user = usePlayer((player) => player.user)
  const [choices, setChoices] = useState(() => keptChoices(localStorage))
  const [foodKey, setFoodKey] = useState<string>()
  const [portion, setPortion] = useState<Portion>({ type: 'pieces', pieces: 1 })
  const [asked, setAsked] = useState<NestModel>()

  const stalls = useMemo(() => toStalls(catalogue, user), [catalogue, user])
  const rows = useMemo(() => toRows(catalogue, stalls, choices), [catalogue, stalls, choices])
  const foods = useMemo(() => toLarder(catalogue, user), [catalogue, user])
  const food = foods.find(({ key }) => key === foodKey)
  const appetites = food === undefined ? undefined : appetitesFor(catalogue, user, food.key)
  const { pets, mounts } = stableProgress(catalogue, user)

  const choose = (next: ViewChoices): void => {
    setChoices(next)
    keepChoices(localStorage, next)
  }
  const takeFood = (key: string | undefined): void => {
    if (key !== foodKey) setPortion({ type: 'pieces', pieces: 1 })
    setFoodKey(key)
  }
  useEscape(food !== undefined && asked === undefined, () => takeFood(undefined))

  /** An animal that takes nothing is asked all the same: the rules say why not. */
  const serve = (key: string, pet: string): void => {
    const appetite = appetitesFor(catalogue, user, key).get(pet)
    const owned = foods.find((each) => each.key === key)?.count ?? 0
    act('feed', { pet, food: key, amount: appetite === undefined ? 1 : served(portion, appetite, owned) })
  }
  const hatch = ({ egg, potion }: NestModel): void => {
    setAsked(undefined)
    act('hatch', { egg, hatchingPotion: potion })
  }
  const ask = (stall: StallModel): void => {
    const nest = nestIn(stall)
    if (nest === undefined) return
    if (user.preferences.suppressModals.hatchPet) hatch(nest)
    else setAsked(nest)
  }
  const run = (wanted: StallAct): void => {
    switch (wanted.type) {
      case 'takeAlong':
        act('equip', { type: 'pet', key: wanted.pet })
        return
      case 'ride':
        act('equip', { type: 'mount', key: wanted.mount })
        return
      case 'hatch':
        return ask(wanted.stall)
      case 'feed':
        if (food !== undefined) serve(food.key, wanted.pet)
    }
  }

  return (
    <StableView
      progress={{ pets: tallyOf(pets), mounts: tallyOf(mounts) }}
      rows={rows}
      columns={toColumns(catalogue, rows, choices)}
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
      asked={asked}
      onHatch={hatch}
      onNotYet={() => setAsked(undefined)}
      onWelcomed={
        user.flags.tour['pets'] === SEEN ? undefined : () => act('updateUser', { changes: { 'flags.tour.pets': SEEN } })
      }
    />
  )
}

const tallyOf = ({ found, total }: { readonly found: number; readonly total: number }) => ({ count: found, total })

const nestIn = ({ egg, potion, key, name, pet }: StallModel): NestModel | undefined =>
  egg === undefined || potion === undefined ? undefined : { egg, potion, pet: key, name, thing: pet }
