import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { lazyChunk } from '../../chunks/index.ts'
import { withContentLoaded } from '../../content/index.ts'
import { usePlayer } from '../../sync/index.ts'
import { preloadable } from '../../ui/index.ts'
import { isDead } from './celebration.ts'
import { type CelebrationQueue, onCelebrationRequest } from './queue/index.ts'

const CelebrationScreen = lazyChunk(
  preloadable(withContentLoaded(() => import('./CelebrationScreen.tsx'))),
  'CelebrationScreen',
)

type Props = { readonly queue: CelebrationQueue }

/** Shows the first celebration of the queue. Each begins anew: locked, and with nothing ticked. */
export const CelebrationHost = ({ queue }: Props) => {
  const celebration = useSyncExternalStore(queue.subscribe, queue.current)
  useEffect(() => onCelebrationRequest(queue.show), [queue])
  const outOfDate = usePlayer((player) => celebration?.type === 'death' && !isDead(player))
  useEffect(() => {
    if (outOfDate) queue.close()
  }, [outOfDate, queue])
  return celebration === undefined || outOfDate ? null : (
    <Suspense>
      <CelebrationScreen key={JSON.stringify(celebration)} celebration={celebration} queue={queue} />
    </Suspense>
  )
}
