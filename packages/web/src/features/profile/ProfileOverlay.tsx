import { Suspense } from 'react'
import { lazyChunk } from '../../chunks/index.ts'
import { withContentLoaded } from '../../content/index.ts'
import type { OpenRequest } from '../../routes/index.ts'
import { usePlayer } from '../../sync/index.ts'

const OwnProfileScreen = lazyChunk(
  withContentLoaded(() => import('./ProfileScreen.tsx')),
  'OwnProfileScreen',
)
const MemberProfileScreen = lazyChunk(
  withContentLoaded(() => import('./MemberProfileScreen.tsx')),
  'MemberProfileScreen',
)

type Props = {
  readonly opens: Extract<OpenRequest, { readonly type: 'profile' }>
  readonly onClose: () => void
}

/** The profile that an address opens over the page: one's own, or that of another player. */
export const ProfileOverlay = ({ opens, onClose }: Props) => {
  const self = usePlayer((player) => player.user._id)
  return (
    <Suspense>
      {opens.userId === self ? (
        <OwnProfileScreen tab={opens.tab} onClose={onClose} />
      ) : (
        <MemberProfileScreen key={opens.userId} userId={opens.userId} tab={opens.tab} onClose={onClose} />
      )}
    </Suspense>
  )
}
