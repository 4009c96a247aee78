import type { Player } from '@daykeep/rules/model'
import type { PlayerStore } from '../../sync/index.ts'
import { withContentTexts } from '../../i18n/index.ts'
import type { ToastStore } from '../../toasts/index.ts'
import {
  isDead,
  celebrationOfNotification,
  type CelebrationQueue,
  pendingCelebrations,
  questWon,
} from '../celebrations/index.ts'

import { offerOf, presentCelebrations } from './present-celebrations.ts'

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
  let knownQuest = store.snapshot().player.user.party.quest.completed
  const newlyWon = ({ user }: Player) => {
    if (user.party.quest.completed === knownQuest) return []
    knownQuest = user.party.quest.completed
    return questWon(user)
  }
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
      presentCelebrations(
        player,
        [...newlyWon(player), ...fresh.flatMap((each) => celebrationOfNotification(each, player.user) ?? [])],
        targets,
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
  presentCelebrations(player, [first], { toasts, celebrations })
  withContentTexts(() => toasts.show(...others.map((celebration) => offerOf(celebration, celebrations))))
}

const addNotificationIds = (knownIds: Set<string>, { user }: Player): void => {
  for (const { id } of user.notifications) knownIds.add(id)
}
