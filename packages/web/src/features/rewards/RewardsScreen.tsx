import { useMemo, useState } from 'react'
import { t } from '../../i18n/index.ts'
import { useCatalogue, useDispatch, usePlayer, usePlayerStore } from '../../sync/index.ts'
import { toasts } from '../../toasts/index.ts'
import { tryOn } from '../items/index.ts'
import { keepPlaces, type ShownOrder } from './keep-places.ts'
import { pinMoves, swapNeighbours } from './pin-moves.ts'
import type { Step } from './RewardsGrid.tsx'
import { RewardsView } from './RewardsView.tsx'
import { type RewardModel, toRewards } from './to-rewards.ts'

/** The rewards of the game, for the place below the player's own rewards. docs/reference/screens.md 2.5. */
export const RewardsScreen = () => {
  const dispatch = useDispatch()
  const store = usePlayerStore()
  const catalogue = useCatalogue()
  const user = usePlayer((player) => player.user)
  const [now] = useState(() => Date.now())
  const column = useMemo(() => toRewards(catalogue, user, now), [catalogue, user, now])
  const rewards = useKeptPlaces(column)
  const [openedPath, setOpenedPath] = useState<string | undefined>(undefined)
  const opened = rewards.find(({ path }) => path === openedPath)
  const outfit = user.preferences.costume ? 'costume' : 'equipped'

  const arrange = (path: string, target: ReadonlyArray<string>) => {
    const moves = pinMoves(catalogue, Date.now())(path, target)(store.snapshot().player.user)
    for (const move of moves) dispatch('movePin', move)
  }
  const order = rewards.map(({ path }) => path)
  const move = ({ path }: RewardModel, step: Step) => arrange(path, swapNeighbours(order, path, step))
  const unpin = ({ type, path, name }: RewardModel) => {
    dispatch('togglePin', { type, path })
    const undo = () => {
      dispatch('togglePin', { type, path })
      arrange(path, order)
    }
    toasts.show({
      type: 'info',
      text: t('rewards.unpinned', { name }),
      action: { label: t('common.undo'), run: undo },
    })
  }
  const press = (reward: RewardModel) => {
    if (reward.locked !== undefined) toasts.show({ type: 'info', text: reward.locked, flavorMessage: reward.name })
    else if (reward.buying === 'potion') dispatch('buyPotion', {})
    else if (reward.buying === 'armoire') dispatch('buyArmoire', {})
    else setOpenedPath(reward.path)
  }
  const close = () => setOpenedPath(undefined)
  const buy = ({ key }: RewardModel) => {
    close()
    dispatch('buyGear', { key })
  }

  return (
    <RewardsView
      rewards={rewards}
      opened={opened && { reward: opened, wearing: tryOn(catalogue, user, outfit, opened.key) }}
      onPress={press}
      onMove={move}
      onUnpin={unpin}
      onBuy={buy}
      onClose={close}
    />
  )
}

/** The rewards, with what follows on a purchase in the place of what was bought. */
const useKeptPlaces = (column: ReadonlyArray<RewardModel>): ReadonlyArray<RewardModel> => {
  const [order, setOrder] = useState<ShownOrder>()
  const next = keepPlaces(
    order,
    column.map(({ path }) => path),
  )
  if (next !== order) setOrder(next)
  return useMemo(() => next.shown.flatMap((path) => column.find((each) => each.path === path) ?? []), [next, column])
}
