import { Suspense, useState } from 'react'
import { dayClockOf, promosAt, userDay } from '@daykeep/rules/calendar'
import { isTimeOff } from '@daykeep/rules/day'
import { lazyChunk } from '../../chunks/index.ts'
import { openGemsDialog, openGiftDialog } from '../../features/money/index.ts'
import { useCatalogue, useDispatch, useOffline, usePlayer, usePlayerStore } from '../../sync/index.ts'
import { preloadable, useNow } from '../../ui/index.ts'
import { bannersOf } from '../banners/banners-of.ts'
import { dismiss, isDismissed } from '../banners/dismissed.ts'

const Banners = lazyChunk(
  preloadable(() => import('../banners/Banners.tsx')),
  'Banners',
)

/** What the player has to know on every screen, until it is dismissed. docs/reference/screens.md 1.6. */
export const BannerStack = () => {
  const store = usePlayerStore()
  const dispatch = useDispatch()
  const sleeping = usePlayer((player) => player.user.preferences.sleep)
  const chatRevoked = usePlayer((player) => player.user.flags.chatRevoked === true)
  const now = useNow()
  const timeOff = usePlayer(({ user }) =>
    isTimeOff(user.preferences, userDay(dayClockOf(user), now)) ? user.preferences.timeOffUntil : undefined,
  )
  const promos = promosAt(useCatalogue(), now)
  const waiting = useOffline()
  const [, setDismissed] = useState(0)
  const banners = bannersOf({ chatRevoked, sleeping, timeOff, waiting, promos }, (name) =>
    isDismissed(sessionStorage, name),
  )
  if (banners.length === 0) return null
  return (
    <Suspense>
      <Banners
        banners={banners}
        onResume={() => dispatch('toggleSleep', {})}
        onEndTimeOff={() =>
          dispatch('updateUser', {
            changes: { 'preferences.timeOffFrom': null, 'preferences.timeOffUntil': null },
          })
        }
        onRetry={store.retryNow}
        onPromo={(name) => (name === 'gems-promo' ? openGemsDialog() : openGiftDialog())}
        onDismiss={(name) => {
          dismiss(sessionStorage, name)
          setDismissed((count) => count + 1)
        }}
      />
    </Suspense>
  )
}
