import { lazy, Suspense, useMemo, useState } from 'react'
import { useAct, useCatalogue, usePlayer, usePlayerStore } from '../../player/index.ts'
import { t } from '../../texts/index.ts'
import { toasts } from '../../toasts/index.ts'
import { later } from '../../ui/index.ts'
import { dressedIn } from './dressed-in.ts'
import { movesTo, swapped } from './moves-to.ts'
import { RewardsGrid, type Step } from './RewardsGrid.tsx'
import { type RewardModel, toRewards } from './to-rewards.ts'

const BuyGearDialog = lazy(
  later(() => import('./BuyGearDialog.tsx').then((module) => ({ default: module.BuyGearDialog }))),
)

/** The game's goods, to be placed below the player's own rewards. Screens 2.5. */
export const RewardsColumn = () => {
  const act = useAct()
  const store = usePlayerStore()
  const catalogue = useCatalogue()
  const user = usePlayer((player) => player.user)
  const [now] = useState(() => Date.now())
  const rewards = useMemo(() => toRewards(catalogue, user, now), [catalogue, user, now])
  const [looked, setLooked] = useState<string | undefined>(undefined)
  const shown = rewards.find(({ path }) => path === looked)

  const arrange = (path: string, wanted: ReadonlyArray<string>) => {
    const moves = movesTo(catalogue, Date.now())(path, wanted)(store.view().player.user)
    for (const move of moves) act('movePin', move)
  }
  const order = rewards.map(({ path }) => path)
  const move = ({ path }: RewardModel, step: Step) => arrange(path, swapped(order, path, step))
  const takeAway = ({ type, path, name }: RewardModel) => {
    act('togglePin', { type, path })
    const undo = () => {
      act('togglePin', { type, path })
      arrange(path, order)
    }
    toasts.show({
      type: 'info',
      title: t('rewards.unpinned', { name }),
      action: { label: t('common.undo'), run: undo },
    })
  }
  const press = (reward: RewardModel) => {
    if (reward.locked !== undefined) toasts.show({ type: 'info', title: reward.locked, text: reward.name })
    else if (reward.buying === 'potion') act('buyPotion', {})
    else if (reward.buying === 'armoire') act('buyArmoire', {})
    else setLooked(reward.path)
  }
  const close = () => setLooked(undefined)
  const buy = (key: string) => {
    close()
    act('buyGear', { key })
  }

  return (
    <>
      <RewardsGrid rewards={rewards} onPress={press} onMove={move} onTakeAway={takeAway} />
      {shown !== undefined && (
        <Suspense>
          <BuyGearDialog
            reward={shown}
            wearing={dressedIn(catalogue, user, shown.key)}
            onBuy={() => buy(shown.key)}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
