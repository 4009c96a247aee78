import { Suspense, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { pathTo } from '../../routes/index.ts'
import { useDispatch, useCatalogue, usePlayer, usePlayerStore } from '../../sync/index.ts'
import { ClassChoiceScreen } from '../class-choice/index.ts'
import { CelebrationView } from './CelebrationView.tsx'
import { putOffClassChoice } from './class-choice-later.ts'
import { notificationIdsOf } from './notification-ids.ts'
import type { Celebration } from './celebration.ts'
import { type CelebrationQueue, WaitingMomentsContext } from './queue/index.ts'

type Props = { readonly celebration: Celebration; readonly queue: CelebrationQueue }

/** A celebration; dispatches what the player chooses in it. */
export const CelebrationScreen = ({ celebration, queue }: Props) => {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const store = usePlayerStore()
  const catalogue = useCatalogue()
  const user = usePlayer((player) => player.user)
  const count = useSyncExternalStore(queue.subscribe, queue.length) - 1

  const close = (): void => {
    queue.close()
    const ids = notificationIdsOf(celebration, store.snapshot().player.user.notifications)
    if (ids.length > 0) dispatch('readNotifications', { ids })
    if (celebration.type === 'questWon') dispatch('updateUser', { changes: { 'party.quest.completed': null } })
    if (celebration.type === 'card') dispatch('readCard', { card: celebration.card })
    if (celebration.type === 'lowHealth') dispatch('updateUser', { changes: { 'flags.warnedLowHealth': true } })
  }
  const putOff = (): void => {
    close()
    queue.putOff()
  }
  const closeAnd = (run: () => unknown): void => {
    close()
    run()
  }

  if (celebration.type === 'chooseClass')
    return (
      <Suspense>
        <ClassChoiceScreen
          onClose={() => {
            putOffClassChoice()
            queue.close()
          }}
        />
      </Suspense>
    )
  return (
    <WaitingMomentsContext value={count > 0 ? { count, onPutOff: putOff } : undefined}>
      <CelebrationView
        celebration={celebration}
        catalogue={catalogue}
        user={user}
        actions={{
          onClose: close,
          onRevive: () => dispatch('revive', {}),
          onHatch: (egg, hatchingPotion) => closeAnd(() => dispatch('hatch', { egg, hatchingPotion })),
          onEquip: (type, key) => closeAnd(() => dispatch('equip', { type, key })),
          onGo: (route) => closeAnd(() => void navigate(pathTo(route))),
          onSuppress: (kind) => dispatch('updateUser', { changes: { [`preferences.suppressModals.${kind}`]: true } }),
        }}
      />
    </WaitingMomentsContext>
  )
}
