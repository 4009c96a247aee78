import type { Player } from '@daykeep/rules/model'
import type { PlayerStore } from '../../sync/index.ts'
import { t } from '../../i18n/index.ts'
import type { ToastStore } from '../../toasts/index.ts'
import {
  isDead,
  celebrationOfNotification,
  type CelebrationQueue,
  pendingCelebrations,
  celebrationTitle,
} from '../celebrations/index.ts'

type FeedbackTargets = {
  readonly toasts: Pick<ToastStore, 'show'>
  readonly celebrations: Pick<CelebrationQueue, 'show'>
}

/**
 * Shows what happened elsewhere: celebrations that wait when the game is opened, and those of another device. The first
 * one opens by itself, the others are offered in toasts. docs/reference/screens.md 1.14.
 */
export const watchRemoteChanges = (store: PlayerStore, targets: FeedbackTargets): (() => void) => {
  const knownIds = new Set<string>()
  let isWelcomed = false
  const welcome = (): void => {
    const { player, isStale } = store.snapshot()
    // The local copy may hold what was seen on another device.
    if (isStale) return
    isWelcomed = true
    addNotificationIds(knownIds, player)
    welcomeBack(player, targets)
  }
  welcome()
  // Commands of this window have their feedback already.
  const stopListening = store.listen({ executed: (_name, { after }) => addNotificationIds(knownIds, after) })
  const stopWatching = store.subscribe(() => {
    if (!isWelcomed) return welcome()
    const { player, waiting } = store.snapshot()
    if (waiting > 0) return
    const fresh = player.user.notifications.filter(({ id }) => !knownIds.has(id))
    addNotificationIds(knownIds, player)
    if (isDead(player)) targets.celebrations.show([{ type: 'death' }])
    else
      targets.celebrations.show(
        fresh.flatMap((notification) => celebrationOfNotification(notification, player.user) ?? []),
      )
  })
  return () => {
    stopListening()
    stopWatching()
  }
}

const welcomeBack = (player: Player, { toasts, celebrations }: FeedbackTargets): void => {
  const [first, ...others] = pendingCelebrations(player)
  if (first === undefined) return
  celebrations.show([first])
  toasts.show(
    ...others.map((celebration) => ({
      type: 'info' as const,
      text: celebrationTitle(celebration),
      flavorMessage: t('overlays.waiting'),
      action: { label: t('overlays.show'), run: () => celebrations.show([celebration]) },
    })),
  )
}

const addNotificationIds = (knownIds: Set<string>, { user }: Player): void => {
  for (const { id } of user.notifications) knownIds.add(id)
}
