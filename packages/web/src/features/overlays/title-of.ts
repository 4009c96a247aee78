import { nameOf, t } from '../../texts/index.ts'
import type { Overlay } from './overlay.ts'

/** What a moment is called, in its window and where it is only mentioned. */
export const titleOf = (overlay: Overlay): string => {
  switch (overlay.type) {
    case 'levelUp':
      return t('overlays.levelUp', { level: overlay.level })
    case 'petHatched':
      return nameOf(`pets.${overlay.pet}`)
    case 'mountRaised':
      return nameOf(`mounts.${overlay.mount}`)
    case 'achievement':
      return nameOf(`achievements.${overlay.achievement}`)
    case 'checkIn':
      return t('overlays.checkIn', { count: overlay.count })
    case 'onboardingComplete':
      return t('overlays.onboarding')
    case 'death':
    case 'lowHealth':
    case 'firstDrops':
    case 'armoire':
    case 'armoireEmpty':
    case 'streak':
    case 'ultimateGear':
      return t(`overlays.${overlay.type}`)
  }
}
