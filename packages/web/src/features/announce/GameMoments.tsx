import { lazy, Suspense, useEffect, useState } from 'react'
import { useCatalogue, usePlayer, usePlayerStore } from '../../player/index.ts'
import { toasts } from '../../toasts/index.ts'
import { later } from '../../ui/index.ts'
import { useNewDay } from '../new-day/index.ts'
import { OverlayHost, overlayQueue } from '../overlays/index.ts'
import { announceTo } from './announce-to.ts'
import { watchElsewhere } from './watch-elsewhere.ts'

const Welcome = lazy(() => import('../welcome/index.ts').then((module) => ({ default: module.Welcome })))
const YesterdayDialog = lazy(
  later(() => import('../new-day/YesterdayDialog.tsx').then((module) => ({ default: module.YesterdayDialog }))),
)

/**
 * All that tells a player what happened, and all that opens by itself: yesterday first, then the welcome of a new
 * player, then the moments, one at a time. Belongs once into each PlayerProvider. Reference, screens 1.14.
 */
export const GameMoments = () => {
  const store = usePlayerStore()
  const catalogue = useCatalogue()
  const isNew = usePlayer(({ user }) => !user.flags.welcomed)
  const [overlays] = useState(overlayQueue)

  useEffect(() => {
    const stopWatching = watchElsewhere(store, { toasts, overlays })
    const stopListening = store.listen(announceTo(catalogue, toasts, overlays))
    return () => {
      stopWatching()
      stopListening()
    }
  }, [store, catalogue, overlays])
  const yesterday = useNewDay()

  if (yesterday !== undefined) {
    const { missed, done, tick, start } = yesterday
    return (
      <Suspense>
        <YesterdayDialog missed={missed} done={done} onTick={tick} onStart={start} />
      </Suspense>
    )
  }
  if (isNew)
    return (
      <Suspense>
        <Welcome />
      </Suspense>
    )
  return <OverlayHost queue={overlays} />
}
