import type { Catalogue } from '@daykeep/rules/content'
import type { PlayerEvents, Reason } from '../../player/index.ts'
import { refusalText, t } from '../../texts/index.ts'
import type { ToastStore } from '../../toasts/index.ts'
import { type OverlayQueue, overlaysOf } from '../overlays/index.ts'
import { toastsOf } from './toasts-of.tsx'
import { untold } from './untold.ts'

/** Tells the player what each act did, why one was refused, and what had to be taken back. */
export const announceTo = (
  catalogue: Catalogue,
  toasts: Pick<ToastStore, 'show'>,
  overlays: Pick<OverlayQueue, 'show'>,
): PlayerEvents => ({
  played: (_name, played) => {
    const opened = overlaysOf(played)
    toasts.show(...toastsOf(catalogue)({ ...played, events: untold(played.events, opened) }))
    overlays.show(opened)
  },
  refused: (_name, error) => toasts.show({ type: 'error', title: refusalText(error) }),
  takenBack: (takenBack) =>
    toasts.show(
      ...takenBack.map(({ reason }) => ({
        type: 'error' as const,
        title: t('announce.takenBack'),
        text: reasonText(reason),
      })),
    ),
})

const reasonText = (reason: Reason): string => {
  if (reason.type === 'rule') return refusalText(reason.error)
  const faults = [...new Set(reason.faults.map(({ message }) => message))]
  return faults.length > 0 ? faults.join(' ') : reason.message
}
