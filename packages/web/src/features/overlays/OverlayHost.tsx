import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useAct, useCatalogue, usePlayer, usePlayerStore } from '../../player/index.ts'
import { later } from '../../ui/index.ts'
import { notificationsOf } from './notifications-of.ts'
import { isDead, type Overlay } from './overlay.ts'
import type { OverlayQueue } from './overlay-queue.ts'

const OverlayView = lazy(later(() => import('./OverlayView.tsx').then((module) => ({ default: module.OverlayView }))))

type Props = { readonly queue: OverlayQueue }

/** Shows the first of the moments that wait, and does what the player chooses there. */
export const OverlayHost = ({ queue }: Props) => {
  const overlay = useSyncExternalStore(queue.subscribe, queue.current)
  const outOfDate = usePlayer((player) => overlay?.type === 'death' && !isDead(player))
  useEffect(() => {
    if (outOfDate) queue.close()
  }, [outOfDate, queue])
  return overlay === undefined || outOfDate ? null : <ShownOverlay overlay={overlay} queue={queue} />
}

const ShownOverlay = ({ overlay, queue }: Props & { readonly overlay: Overlay }) => {
  const act = useAct()
  const store = usePlayerStore()
  const catalogue = useCatalogue()
  const user = usePlayer((player) => player.user)

  const close = (): void => {
    queue.close()
    const ids = notificationsOf(overlay, store.view().player.user.notifications)
    if (ids.length > 0) act('readNotifications', { ids })
    if (overlay.type === 'lowHealth') act('updateUser', { changes: { 'flags.warnedLowHealth': true } })
  }
  const closeAnd = (run: () => unknown): void => {
    close()
    run()
  }

  return (
    <Suspense>
      <OverlayView
        overlay={overlay}
        catalogue={catalogue}
        user={user}
        actions={{
          onClose: close,
          onRevive: () => act('revive', {}),
          onHatch: (egg, hatchingPotion) => closeAnd(() => act('hatch', { egg, hatchingPotion })),
          onEquip: (type, key) => closeAnd(() => act('equip', { type, key })),
          onSuppress: (moment) => act('updateUser', { changes: { [`preferences.suppressModals.${moment}`]: true } }),
        }}
      />
    </Suspense>
  )
}
