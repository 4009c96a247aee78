import type { WireNewsPost } from '@daykeep/api/contract'
import { Bell as BellIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyChunk } from '../../chunks/index.ts'
import { withContentLoaded } from '../../content/index.ts'
import { t } from '../../i18n/index.ts'
import { usePlayer } from '../../sync/index.ts'
import { IconButton, Popover, preloadable } from '../../ui/index.ts'
import { freshCount } from './fresh-count.ts'
import { unreadNews, useNewsPosts } from './unread-news.ts'

const NotificationCentre = lazyChunk(
  preloadable(withContentLoaded(() => import('./NotificationCentre.tsx'))),
  'NotificationCentre',
)
const CheckInCalendarScreen = lazyChunk(
  withContentLoaded(() => import('./check-ins/index.ts')),
  'CheckInCalendarScreen',
)

const NewsScreen = lazyChunk(() => import('./NewsScreen.tsx'), 'NewsScreen')

/** The bell in the navigation: how many entries are new, and the list of all. docs/reference/screens.md 1.8. */
export const Bell = () => {
  const posts = useNewsPosts()
  const fresh = usePlayer(({ user }) => freshCount(user, unreadNews(posts, user) !== undefined))
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState<'calendar' | WireNewsPost>()
  const openInstead = (what: 'calendar' | WireNewsPost) => {
    setOpen(false)
    setOpened(what)
  }
  // The list from which it was opened is gone: the focus goes back to the bell.
  const close = () => {
    setOpened(undefined)
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-bell]')?.focus())
  }
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
            data-bell=""
            label={t('bell.open', { count: fresh })}
            icon={<BellIcon size={20} />}
            {...(fresh > 0 && { badge: fresh })}
          />
        }
      >
        <Suspense>
          <NotificationCentre
            onClose={() => setOpen(false)}
            onCalendar={() => openInstead('calendar')}
            onNews={openInstead}
          />
        </Suspense>
      </Popover>
      {opened !== undefined && (
        <Suspense>
          {opened === 'calendar' ? (
            <CheckInCalendarScreen onClose={close} />
          ) : (
            <NewsScreen post={opened} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  )
}
