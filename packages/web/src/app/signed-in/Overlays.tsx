import { AvatarEditorHost } from '../../features/avatar-editor/index.ts'
import { LeaveSiteHost } from '../../features/leave-site/index.ts'
import { MoneyHost } from '../../features/money/index.ts'
import { SoundHost } from '../../features/sounds/index.ts'

/** What the player or an address opens over any screen, and what is heard: the first screen can do without. */
export const Overlays = () => (
  <>
    <AvatarEditorHost />
    <MoneyHost />
    <LeaveSiteHost />
    <SoundHost />
  </>
)
