import { nameOf, t } from '../../i18n/index.ts'
import type { Celebration } from './celebration.ts'

/** The title of a celebration, in its dialog and in a toast that mentions it. */
export const celebrationTitle = (celebration: Celebration): string => {
  switch (celebration.type) {
    case 'levelUp':
      return t('overlays.levelUp', { level: celebration.level })
    case 'petHatched':
      return nameOf(`pets.${celebration.pet}`)
    case 'mountRaised':
      return nameOf(`mounts.${celebration.mount}`)
    case 'achievement':
      return nameOf(`achievements.${celebration.achievement}`)
    case 'checkIn':
      return t('overlays.checkIn', { count: celebration.count })
    case 'onboardingComplete':
      return t('overlays.onboarding')
    case 'chooseClass':
      return t('classes.title')
    case 'classChosen':
      return t(`classes.${celebration.class}`)
    case 'questWon':
      return nameOf(`quests.${celebration.quest}`)
    case 'challengeWon':
      return celebration.name
    case 'bossRage':
      return t('overlays.bossRage')
    case 'gift':
      if (celebration.present !== undefined) return t('overlays.giftFrom', { from: celebration.present.from })
      return celebration.title || t('bell.received')
    case 'mysteryItem':
      return nameOf(`gear.${celebration.gear}`)
    case 'card':
      return t('casting.cardFrom', { card: nameOf(`cards.${celebration.card}`), from: celebration.from })
    case 'perfectDay':
    case 'rebirthEnabled':
    case 'reborn':
    case 'death':
    case 'lowHealth':
    case 'firstDrops':
    case 'armoire':
    case 'armoireEmpty':
    case 'streak':
    case 'ultimateGear':
      return t(`overlays.${celebration.type}`)
  }
}
