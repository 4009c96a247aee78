import { Suspense, useState } from 'react'
import { lazyChunk } from '../../chunks/index.ts'
import { openAvatarEditor } from '../../features/avatar-editor/index.ts'
import { withContentLoaded } from '../../content/index.ts'
import { showShortcuts } from '../../shortcuts/index.ts'
import { useDispatch, usePlayer } from '../../sync/index.ts'
import { chooseTheme } from '../../theme/theme.ts'
import { useChosenTheme } from '../../theme/use-theme.ts'
import { privilegesOf } from '../to-viewer.ts'
import { UserMenu } from './UserMenu.tsx'
import './right-to-left.css'

const SoundsScreen = lazyChunk(
  withContentLoaded(() => import('../../features/sound-settings/index.ts')),
  'SoundsScreen',
)

/** The menu of the signed-in player, and the dialog of sounds that it opens. */
export const OwnUserMenu = () => {
  const dispatch = useDispatch()
  const name = usePlayer(({ user }) => user.profile.name)
  const username = usePlayer(({ user }) => user.auth.local.username ?? '')
  const sleeping = usePlayer(({ user }) => user.preferences.sleep)
  const isStaff = usePlayer(({ user }) => privilegesOf(user.permissions).length > 0)
  const [areSoundsOpen, setSoundsOpen] = useState(false)
  return (
    <>
      <UserMenu
        name={name}
        username={username}
        theme={useChosenTheme()}
        onTheme={chooseTheme}
        sleeping={sleeping}
        onSleep={() => dispatch('toggleSleep', {})}
        onLooks={openAvatarEditor}
        onShortcuts={showShortcuts}
        onSounds={() => setSoundsOpen(true)}
        isStaff={isStaff}
      />
      {areSoundsOpen && (
        <Suspense>
          <SoundsScreen onClose={() => setSoundsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
