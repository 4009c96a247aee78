import type { Player } from '@daykeep/rules/model'
import { whenContentLoaded } from '../../content/index.ts'
import { t } from '../../i18n/index.ts'
import type { NewToast, ToastStore } from '../../toasts/index.ts'
import { type Celebration, type CelebrationQueue, celebrationTitle, isToldQuietly } from '../celebrations/index.ts'

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
  const quiet = list.filter((each) => isToldQuietly(preferences.suppressModals, each))
  celebrations.show(list.filter((each) => !quiet.includes(each)))
  // Names come after the first screen.
  if (quiet.length > 0) whenContentLoaded(() => toasts.show(...quiet.map((each) => offerOf(each, celebrations))))
}

/** A toast that opens a celebration. */
const offerOf = (celebration: Celebration, celebrations: Targets['celebrations']): NewToast => ({
  type: 'info',
  text: celebrationTitle(celebration),
  flavorMessage: t('overlays.waiting'),
  action: { label: t('overlays.show'), run: () => celebrations.show([celebration]) },
})
