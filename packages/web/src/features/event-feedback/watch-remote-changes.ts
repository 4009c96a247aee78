import type { Player } from '@daykeep/rules/model'
import { whenContentLoaded } from '../../content/index.ts'
import type { PlayerStore } from '../../sync/index.ts'
import type { ToastStore } from '../../toasts/index.ts'
import {
  isDead,
  celebrationOfNotification,
  type CelebrationQueue,
  pendingCelebrations,
  questWon,
  unseenCelebrations,
} from '../celebrations/index.ts'
import { doneElsewhereToast, lastActTurn, tasksDoneAfter } from './done-elsewhere.ts'
import { presentCelebrations } from './present-celebrations.ts'

type FeedbackTargets = {
  readonly toasts: Pick<ToastStore, 'show'>
  readonly celebrations: Pick<CelebrationQueue, 'show' | 'takeUnseen'>
}

/**
 * Shows what happened elsewhere: celebrations that wait when the game is opened, and those of another device, one after the
 * other; and which tasks were done there.
 * docs/decisions/063-one-moment-at-a-time.md.
 */
export const watchRemoteChanges = (store: PlayerStore, targets: FeedbackTargets): (() => void) => {
  const knownIds = new Set<string>()
  let knownQuest = store.snapshot().player.user.party.quest.completed
  const newlyWon = ({ user }: Player) => {
    if (user.party.quest.completed === knownQuest) return []
    knownQuest = user.party.quest.completed
    return questWon(user)
  }
  // Acts are known by their tasks: a command that was sent again has another turn than it had here.
  let seen = { turn: -1, tasks: store.snapshot().player.tasks }
  const doneHere = new Set<string>()
  const lookAtActs = (player: Player): void => {
    const done = tasksDoneAfter(seen.turn, player).filter((task) => !doneHere.has(task))
    const { tasks } = seen
    if (done.length > 0) whenContentLoaded(() => targets.toasts.show(...doneElsewhereToast(done, tasks, player)))
    remember(player)
  }
  const remember = (player: Player): void => {
    seen = { turn: lastActTurn(player), tasks: player.tasks }
    doneHere.clear()
  }
  let isWelcomed = false
  const welcome = (): void => {
    const { player, isStale } = store.snapshot()
    // The local copy may hold what was seen on another device.
    if (isStale) return
    isWelcomed = true
    remember(player)
    addNotificationIds(knownIds, player)
    welcomeBack(player, targets)
  }
  welcome()
  // Commands of this window have their feedback already.
  const stopListening = store.listen({ executed: (_name, { after }) => addNotificationIds(knownIds, after) })
  const stopWatching = store.subscribe(() => {
    if (!isWelcomed) return welcome()
    const { player, waiting, unconfirmed } = store.snapshot()
    if (waiting > 0) {
      for (const task of unconfirmed) doneHere.add(task)
      return
    }
    lookAtActs(player)
    const fresh = player.user.notifications.filter(({ id }) => !knownIds.has(id))
    addNotificationIds(knownIds, player)
    presentCelebrations(
      player,
      [
        ...(isDead(player) ? [{ type: 'death' } as const] : []),
        ...newlyWon(player),
        ...fresh.flatMap((each) => celebrationOfNotification(each, player.user) ?? []),
      ],
      targets,
    )
  })
  return () => {
    stopListening()
    stopWatching()
  }
}

const welcomeBack = (player: Player, targets: FeedbackTargets): void => {
  const unseen = unseenCelebrations(targets.celebrations.takeUnseen(), player)
  presentCelebrations(player, [...unseen, ...pendingCelebrations(player)], targets)
}

const addNotificationIds = (knownIds: Set<string>, { user }: Player): void => {
  for (const { id } of user.notifications) knownIds.add(id)
}
