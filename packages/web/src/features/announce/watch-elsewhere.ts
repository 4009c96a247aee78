import type { Player } from '@daykeep/rules/model'
import type { PlayerStore } from '../../player/index.ts'
import { t } from '../../texts/index.ts'
import type { ToastStore } from '../../toasts/index.ts'
import { isDead, overlayOfNotification, type OverlayQueue, overlaysOnReturn, titleOf } from '../overlays/index.ts'

type Told = { readonly toasts: Pick<ToastStore, 'show'>; readonly overlays: Pick<OverlayQueue, 'show'> }

/**
 * Shows what this browser did not see happen: moments that wait when the game is opened, and those that another device
 * lived through. One window opens by itself, the others are mentioned. Reference, screens 1.14.
 */
export const watchElsewhere = (store: PlayerStore, told: Told): (() => void) => {
  const known = new Set<string>()
  remember(known, store.view().player)
  welcomeBack(store.view().player, told)
  // What is done here is announced as it is done.
  const stopListening = store.listen({ played: (_name, { after }) => remember(known, after) })
  const stopWatching = store.subscribe(() => {
    const { player, waiting } = store.view()
    if (waiting > 0) return
    const fresh = player.user.notifications.filter(({ id }) => !known.has(id))
    remember(known, player)
    if (isDead(player)) told.overlays.show([{ type: 'death' }])
    else told.overlays.show(fresh.flatMap((notification) => overlayOfNotification(notification, player.user) ?? []))
  })
  return () => {
    stopListening()
    stopWatching()
  }
}

const welcomeBack = (player: Player, { toasts, overlays }: Told): void => {
  const [first, ...others] = overlaysOnReturn(player)
  if (first === undefined) return
  overlays.show([first])
  toasts.show(
    ...others.map((overlay) => ({
      type: 'info' as const,
      title: titleOf(overlay),
      text: t('overlays.waiting'),
      action: { label: t('overlays.show'), run: () => overlays.show([overlay]) },
    })),
  )
}

const remember = (known: Set<string>, { user }: Player): void => {
  for (const { id } of user.notifications) known.add(id)
}
