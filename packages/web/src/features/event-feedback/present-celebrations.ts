import type { Player } from '@daykeep/rules/model'
import { whenContentLoaded } from '../../content/index.ts'
import type { ToastStore } from '../../toasts/index.ts'
import { type Celebration, type CelebrationQueue, isShownAsToast } from '../celebrations/index.ts'

type Targets = {
  readonly toasts: Pick<ToastStore, 'show'>
  readonly celebrations: Pick<CelebrationQueue, 'show'>
}

/** Opens celebrations, or offers them in toasts to a player who wants moments to be quiet. */
export const presentCelebrations = (
  { user: { preferences } }: Player,
  list: ReadonlyArray<Celebration>,
  { toasts, celebrations }: Targets,
): void => {
  const quiet = list.filter((each) => isShownAsToast(preferences.suppressModals, each))
  celebrations.show(list.filter((each) => !quiet.includes(each)))
  if (quiet.length === 0) return
  // Words and names come after the first screen. Where they cannot be had, a moment opens rather than being lost.
  import('./celebration-offer.ts').then(
    ({ toCelebrationOffer }) =>
      whenContentLoaded(() => toasts.show(...quiet.map((each) => toCelebrationOffer(each, celebrations)))),
    () => celebrations.show(quiet),
  )
}
