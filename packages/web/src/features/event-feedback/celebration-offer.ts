import { t } from '../../i18n/index.ts'
import type { NewToast } from '../../toasts/index.ts'
import { type Celebration, type CelebrationQueue, celebrationTitle } from '../celebrations/index.ts'

/** A toast that opens a celebration. */
export const toCelebrationOffer = (
  celebration: Celebration,
  celebrations: Pick<CelebrationQueue, 'show'>,
): NewToast => ({
  type: 'info',
  text: celebrationTitle(celebration),
  flavorMessage: t('overlays.waiting'),
  action: { label: t('overlays.show'), run: () => celebrations.show([celebration]) },
})
