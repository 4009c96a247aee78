import * as E from 'fp-ts/lib/Either.js'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import type { User } from '@daykeep/rules/model'
import { refusalText, t } from '../../i18n/index.ts'
import { useCatalogue, useDispatch, usePlayer, usePlayerStore } from '../../sync/index.ts'
import { toasts } from '../../toasts/index.ts'
import { runPurchase } from '../shops/purchase/index.ts'
import { keepPlaces, type ShownOrder } from './keep-places.ts'
import { pinMoves, swapNeighbours } from './pin-moves.ts'
import type { Step } from './RewardsGrid.tsx'
import { RewardsView } from './RewardsView.tsx'
import { type RewardModel, toRewards } from './to-rewards.ts'

/** The rewards of the game, for the place below the player's own rewards. docs/reference/screens.md 2.5. */
export const RewardsScreen = () => {
  // A tick is drawn before what the shops offer after it: until then the same props, for which nothing is rendered.
  const user = useDeferredValue(usePlayer((player) => player.user))
  return <Rewards user={user} />
}

const Rewards = memo(({ user }: { readonly user: User }) => {
  const dispatch = useDispatch()
  const store = usePlayerStore()
  const catalogue = useCatalogue()
  const [now] = useState(() => Date.now())
  const column = useMemo(() => toRewards(catalogue, user, now), [catalogue, user, now])
  const rewards = useKeptPlaces(column)
  const [openedPath, setOpenedPath] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const opened = rewards.find(({ id }) => id === openedPath)

  const arrange = (path: string, target: ReadonlyArray<string>) => {
    const moves = pinMoves(catalogue, Date.now())(path, target)(store.snapshot().player.user)
    for (const move of moves) dispatch('movePin', move)
  }
  const order = rewards.map(({ id }) => id)
  const move = ({ id }: RewardModel, step: Step) => arrange(id, swapNeighbours(order, id, step))
  const unpin = ({ type, id: path, name }: RewardModel) => {
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
  const open = (path: string | undefined) => {
    setRefused(undefined)
    setOpenedPath(path)
  }
  const press = (reward: RewardModel) => {
    if (reward.locked !== undefined) toasts.show({ type: 'info', text: reward.locked, flavorMessage: reward.name })
    else if (reward.atOnce) runPurchase(store, reward.purchase, 1)
    else open(reward.id)
  }
  const buy = ({ purchase, name }: RewardModel, quantity: number) => {
    const result = runPurchase(store, purchase, quantity, { onRefused: (error) => setRefused(refusalText(error)) })
    if (E.isLeft(result)) return
    open(undefined)
    if (result.right.message === undefined && purchase.command !== 'buyArmoire')
      toasts.show({ type: 'success', text: t('shops.bought', { name, count: quantity }) })
  }

  return (
    <RewardsView
      rewards={rewards}
      opened={opened}
      user={user}
      refused={refused}
      onPress={press}
      onMove={move}
      onUnpin={unpin}
      onBuy={buy}
      onClose={() => open(undefined)}
    />
  )
})

/** The rewards, with what follows on a purchase in the place of what was bought. */
const useKeptPlaces = (column: ReadonlyArray<RewardModel>): ReadonlyArray<RewardModel> => {
  const [order, setOrder] = useState<ShownOrder>()
  const next = keepPlaces(
    order,
    column.map(({ id }) => id),
  )
  if (next !== order) setOrder(next)
  return useMemo(() => next.shown.flatMap((path) => column.find((each) => each.id === path) ?? []), [next, column])
}
