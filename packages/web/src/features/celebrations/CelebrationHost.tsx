import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyChunk } from '../../chunks/index.ts'
import { withNamesLoaded } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import { useDispatch, useCatalogue, usePlayer, usePlayerStore } from '../../sync/index.ts'
import { preloadable } from '../../ui/index.ts'
import { ClassChoiceScreen } from '../class-choice/index.ts'
import { onCelebrationRequest } from './queue/index.ts'
import { putOffClassChoice } from './class-choice-later.ts'
import { notificationIdsOf } from './notification-ids.ts'
import { isDead, type Celebration } from './celebration.ts'
import type { CelebrationQueue } from './queue/index.ts'

const CelebrationView = lazyChunk(
  preloadable(withNamesLoaded(() => import('./CelebrationView.tsx'))),
  'CelebrationView',
)

type Props = { readonly queue: CelebrationQueue }

/** Shows the first celebration of the queue and dispatches what the player chooses there. */
export const CelebrationHost = ({ queue }: Props) => {
  const celebration = useSyncExternalStore(queue.subscribe, queue.current)
  useEffect(() => onCelebrationRequest(queue.show), [queue])
  const outOfDate = usePlayer((player) => celebration?.type === 'death' && !isDead(player))
  useEffect(() => {
    if (outOfDate) queue.close()
  }, [outOfDate, queue])
  return celebration === undefined || outOfDate ? null : <OpenCelebration celebration={celebration} queue={queue} />
}

const OpenCelebration = ({ celebration, queue }: Props & { readonly celebration: Celebration }) => {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const store = usePlayerStore()
  const catalogue = useCatalogue()
  const user = usePlayer((player) => player.user)

  const close = (): void => {
    queue.close()
    const ids = notificationIdsOf(celebration, store.snapshot().player.user.notifications)
    if (ids.length > 0) dispatch('readNotifications', { ids })
    if (celebration.type === 'questWon') dispatch('updateUser', { changes: { 'party.quest.completed': null } })
    if (celebration.type === 'card') dispatch('readCard', { card: celebration.card })
    if (celebration.type === 'lowHealth') dispatch('updateUser', { changes: { 'flags.warnedLowHealth': true } })
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
    <Suspense>
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
    </Suspense>
  )
}
