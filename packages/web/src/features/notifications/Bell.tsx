import { Bell as BellIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyChunk } from '../../chunks/index.ts'
import { t, withNamesLoaded } from '../../i18n/index.ts'
import { usePlayer } from '../../sync/index.ts'
import { IconButton, Popover, preloadable } from '../../ui/index.ts'
import { freshCount } from './fresh-count.ts'

const NotificationCentre = lazyChunk(
  preloadable(withNamesLoaded(() => import('./NotificationCentre.tsx'))),
  'NotificationCentre',
)
const CheckInCalendarScreen = lazyChunk(
  withNamesLoaded(() => import('./CheckInCalendarScreen.tsx')),
  'CheckInCalendarScreen',
)

/** The bell in the navigation: how many entries are new, and the list of all. docs/reference/screens.md 1.8. */
export const Bell = () => {
  const fresh = usePlayer(({ user }) => freshCount(user))
  const [open, setOpen] = useState(false)
  const [isCalendarOpen, setCalendarOpen] = useState(false)
  return (
    <>
      <Popover
        label={t('bell.title')}
        align="end"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <IconButton
            variant="header"
            label={t('bell.open', { count: fresh })}
            icon={<BellIcon size={20} />}
            {...(fresh > 0 && { badge: fresh })}
          />
        }
      >
        <Suspense>
          <NotificationCentre
            onClose={() => setOpen(false)}
            onCalendar={() => {
              setOpen(false)
              setCalendarOpen(true)
            }}
          />
        </Suspense>
      </Popover>
      {isCalendarOpen && (
        <Suspense>
          <CheckInCalendarScreen onClose={() => setCalendarOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
