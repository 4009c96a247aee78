import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { afterScreen, lazyChunk } from '../../chunks/index.ts'
import { withContentLoaded } from '../../content/index.ts'
import { useCatalogue, usePlayer, usePlayerStore } from '../../sync/index.ts'
import { toasts } from '../../toasts/index.ts'
import { CelebrationHost, createCelebrationQueue, createMomentMemory } from '../celebrations/index.ts'
import { ClassChoiceHost } from '../class-choice/index.ts'
import { useNewDay, YesterdayScreen } from '../new-day/index.ts'
import { feedbackHandlers, loadLateFeedback } from './feedback-handlers.ts'
import { showWaitingReport } from './waiting-report.ts'

const FirstRun = lazyChunk(
  withContentLoaded(() => import('../onboarding/first-run/index.ts')),
  'FirstRun',
)

/**
 * Loaded before it is needed, so that feedback works without network. If it cannot be loaded, what waits stays until
 * the next visit.
 */
const prepareLateFeedback = afterScreen(loadLateFeedback)

type Props = {
  /** A toast about a found item was clicked. */
  readonly onOpenItems: () => void
  /** The report of the day is asked for. */
  readonly onOpenDayReports: () => void
  /** The player has opened a dialog over the page: all but death waits until it is closed. */
  readonly isHeld?: boolean
}

/**
 * Shows what happened in toasts, and the dialogs that open by themselves: the question about yesterday first, then the
 * first run, then celebrations. Render it once in each PlayerProvider. docs/reference/screens.md 1.14.
 */
export const EventFeedback = ({ onOpenItems, onOpenDayReports, isHeld = false }: Props) => {
  const store = usePlayerStore()
  const catalogue = useCatalogue()
  const isNew = usePlayer(({ user }) => !user.flags.welcomed)
  const userId = usePlayer(({ user }) => user._id)
  const [celebrations] = useState(() => createCelebrationQueue(createMomentMemory(userId)))

  const openItems = useEffectEvent(onOpenItems)
  const openDayReports = useEffectEvent(onOpenDayReports)
  useEffect(() => {
    let stopWatching: (() => void) | undefined
    let isOver = false
    void prepareLateFeedback().then((late) => {
      if (!isOver) stopWatching = late?.watchRemoteChanges(store, { toasts, celebrations })
    })
    const stopListening = store.listen(
      feedbackHandlers(catalogue, {
        toasts,
        celebrations,
        openItems: () => openItems(),
        openDayReports: () => openDayReports(),
        dispatch: store.dispatch,
      }),
    )
    const stopWaiting = showWaitingReport(store, () => openDayReports())
    return () => {
      isOver = true
      stopWatching?.()
      stopListening()
      stopWaiting()
    }
  }, [store, catalogue, celebrations])
  useEffect(() => {
    let resume: (() => void) | undefined
    const follow = () => {
      if (celebrations.current() !== undefined && !isHeld) {
        resume ??= toasts.pause()
      } else {
        resume?.()
        resume = undefined
      }
    }
    const stop = celebrations.subscribe(follow)
    follow()
    return () => {
      stop()
      resume?.()
    }
  }, [celebrations, isHeld])
  const current = useSyncExternalStore(celebrations.subscribe, celebrations.current)
  const yesterday = useNewDay()

  if (isHeld && current?.type !== 'death') return <ClassChoiceHost />
  if (yesterday !== undefined) {
    const { missed, done, tick, start } = yesterday
    return (
      <Suspense>
        <YesterdayScreen missed={missed} done={done} onTick={tick} onStart={start} />
      </Suspense>
    )
  }
  if (isNew)
    return (
      <Suspense>
        <FirstRun />
      </Suspense>
    )
  return (
    <>
      <CelebrationHost queue={celebrations} />
      <ClassChoiceHost />
    </>
  )
}
