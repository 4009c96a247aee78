import { Suspense, useState } from 'react'
import { lazyChunk } from '../../chunks/index.ts'
import { withContentLoaded } from '../../content/index.ts'
import type { RouteName } from '../../routes/index.ts'
import { useDispatch, usePlayer } from '../../sync/index.ts'
import { isGuided } from '../onboarding/index.ts'
import { READ, tipFor } from './tip-for.ts'

const TipCard = lazyChunk(
  withContentLoaded(() => import('./TipCard.tsx')),
  'TipCard',
)

/** The hint of a screen, one at a visit. Key it by route. */
export const GuidedTip = ({ route }: { readonly route: RouteName }) => {
  const dispatch = useDispatch()
  const tip = usePlayer(({ user }) => tipFor(route, user, isGuided(user)))
  const [wasRead, setRead] = useState(false)
  if (tip === undefined || wasRead) return null
  const leave = (changes: Readonly<Record<string, number | boolean>>): void => {
    // The keyboard goes on with the page, not from its top.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    setRead(true)
    dispatch('updateUser', { changes })
  }
  return (
    <Suspense>
      <TipCard
        tip={tip}
        onRead={() => leave({ [`flags.tour.${tip}`]: READ })}
        onNoMore={() => leave({ 'flags.showTour': false })}
      />
    </Suspense>
  )
}
