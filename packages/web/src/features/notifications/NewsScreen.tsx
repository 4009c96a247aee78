import type { WireNewsPost } from '@daykeep/api/contract'
import { useMutation } from '../../queries/index.ts'
import { useDispatch, usePlayer, usePlayerStore } from '../../sync/index.ts'
import { NewsDialog } from './NewsDialog.tsx'
import { unreadNews } from './unread-news.ts'

type Props = { readonly post: WireNewsPost; readonly onClose: () => void }

/** The newest post: read it is forgotten, left for later it stays in the bell. docs/reference/api.md 2.15. */
export const NewsScreen = ({ post, onClose }: Props) => {
  const { markRead, putOff } = useNewsActs()
  const user = usePlayer((player) => player.user)
  return (
    <NewsDialog
      post={post}
      onRead={() => {
        markRead()
        onClose()
      }}
      onLater={() => {
        if (unreadNews([post], user) !== undefined) putOff()
        onClose()
      }}
    />
  )
}

/** Marks the newest post as read, or leaves it for later. */
export const useNewsActs = () => {
  const store = usePlayerStore()
  const dispatch = useDispatch()
  const reload = { onDone: () => void store.reload() }
  const read = useMutation('readNews', reload)
  const later = useMutation('tellMeLater', reload)
  const markRead = () => {
    const { notifications, flags } = store.snapshot().player.user
    const ids = notifications.flatMap(({ type, id }) => (type === 'NEW_STUFF' ? [id] : []))
    if (ids.length > 0) dispatch('readNotifications', { ids })
    if (flags.newStuff) dispatch('updateUser', { changes: { 'flags.newStuff': false } })
    read.send({})
  }
  return { markRead, putOff: () => later.send({}) }
}
