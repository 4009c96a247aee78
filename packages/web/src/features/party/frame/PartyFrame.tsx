import { Suspense, useSyncExternalStore } from 'react'
import { lazyChunk } from '../../../chunks/index.ts'
import { withContentLoaded } from '../../../content/index.ts'
import { PartyLead } from './PartyLead.tsx'

const PartyStripScreen = lazyChunk(
  withContentLoaded(() => import('../index.ts')),
  'PartyStripScreen',
)

type Props = {
  readonly onLeads: (leads: boolean) => void
  /** Whether the party stands below the player's own line. */
  readonly hasStrip: boolean
}

/** What the frame of every screen knows and shows of the player's party, after the first screen. */
export const PartyFrame = ({ onLeads, hasStrip }: Props) => {
  const hasRoom = useSyncExternalStore(followWidth, () => WIDE.matches)
  return (
    <>
      <PartyLead onLeads={onLeads} />
      {hasStrip && (
        <Suspense>
          <PartyStripScreen hasRoom={hasRoom} />
        </Suspense>
      )}
    </>
  )
}

/** As in the style sheet of the frame, which holds the room for the strip. */
const WIDE = matchMedia('(width > 62.5em)')

const followWidth = (changed: () => void): (() => void) => {
  WIDE.addEventListener('change', changed)
  return () => WIDE.removeEventListener('change', changed)
}
