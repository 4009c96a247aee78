import { AvatarEditorHost } from '../../features/avatar-editor/index.ts'
import { BugReportHost } from '../../features/bug-report/index.ts'
import { DeviceHost } from '../../features/device/index.ts'
import { LeaveSiteHost } from '../../features/leave-site/index.ts'
import { MoneyHost } from '../../features/money/index.ts'
import { PaletteHost } from '../../features/palette/index.ts'
import { SoundHost } from '../../features/sounds/index.ts'
import { usePlayer } from '../../sync/index.ts'
import { privilegesOf } from '../to-viewer.ts'
import { screensFor } from './screens-for.ts'

/** Dialogs that the player or an address opens over any screen, and sounds. The first screen does not need them. */
export const Overlays = () => (
  <>
    <Finder />
    <AvatarEditorHost />
    <MoneyHost />
    <LeaveSiteHost />
    <BugReportHost />
    <SoundHost />
    <DeviceHost />
  </>
)

const Finder = () => {
  const permissions = usePlayer(({ user }) => user.permissions)
  return <PaletteHost screens={screensFor(privilegesOf(permissions))} />
}
