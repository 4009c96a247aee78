import { ONBOARDING_REWARD } from '@daykeep/rules/achievements'
import type { Catalogue } from '@daykeep/rules/catalogue'
import type { User } from '@daykeep/rules/model'
import { classTrial } from '@daykeep/rules/classes'
import { CLASS_LEVEL, hasClass } from '@daykeep/rules/stats'
import { toAvatarArt } from '../../art/index.ts'
import { formatList, nameOf, notesOf, t } from '../../i18n/index.ts'
import { AchievementDialog } from './dialogs/AchievementDialog.tsx'
import { ArmoireEmptyDialog } from './dialogs/ArmoireEmptyDialog.tsx'
import { ArmoireDialog } from './dialogs/ArmoireDialog.tsx'
import { CheckInDialog } from './dialogs/CheckInDialog.tsx'
import { ClassChosenDialog } from './dialogs/ClassChosenDialog.tsx'
import { DeathDialog } from './dialogs/DeathDialog.tsx'
import { FirstDropsDialog } from './dialogs/FirstDropsDialog.tsx'
import { LevelUpDialog } from './dialogs/LevelUpDialog.tsx'
import { LowHealthDialog } from './dialogs/LowHealthDialog.tsx'
import { MountRaisedDialog } from './dialogs/MountRaisedDialog.tsx'
import { OnboardingDialog } from './dialogs/OnboardingDialog.tsx'
import { PetHatchedDialog } from './dialogs/PetHatchedDialog.tsx'
import { StreakDialog } from './dialogs/StreakDialog.tsx'
import { namedGift, type NamedItem, namedItem } from './named-item.ts'
import type { Celebration, SuppressibleCelebration } from './celebration.ts'
import { celebrationTitle } from './celebration-title.ts'
import { SimpleCelebrationView } from './dialogs/SimpleCelebrationView.tsx'
import { deathPenalty } from './death-penalty.ts'

/** What the player can do in a celebration. */
export type CelebrationActions = {
  readonly onClose: () => void
  readonly onRevive: () => void
  readonly onHatch: (egg: string, hatchingPotion: string) => void
  readonly onEquip: (type: 'pet' | 'mount' | 'equipped', key: string) => void
  readonly onSuppress: (kind: SuppressibleCelebration) => void
  /** Closes the celebration and leads to a screen. */
  readonly onGo: (route: 'ownStats' | 'market') => void
}

type Props = {
  readonly celebration: Exclude<Celebration, { readonly type: 'chooseClass' }>
  readonly catalogue: Catalogue
  readonly user: User
  readonly actions: CelebrationActions
}

/** The dialog of a celebration. */
export const CelebrationView = ({ celebration, catalogue, user, actions }: Props) => {
  const { onClose, onEquip } = actions
  const title = celebrationTitle(celebration)
  const avatar = toAvatarArt(user, catalogue)
  const suppress = (kind: SuppressibleCelebration) => () => actions.onSuppress(kind)
  switch (celebration.type) {
    case 'levelUp': {
      const points = hasClass(user) ? user.stats.points : 0
      const onPlace = () => actions.onGo('ownStats')
      const skill = newSkill(catalogue, user, celebration.level)
      return <LevelUpDialog {...{ title, avatar, points, skill, onPlace, onClose }} onSuppress={suppress('levelUp')} />
    }
    case 'classChosen':
      return (
        <ClassChosenDialog
          {...{ title, onClose }}
          avatar={toAvatarArt(classTrial(catalogue, user, celebration.class).hero, catalogue)}
          hasSkills={user.stats.lvl > CLASS_LEVEL}
        />
      )
    case 'death':
      return <DeathDialog {...{ title, avatar }} penalty={deathPenalty(catalogue, user)} onRevive={actions.onRevive} />
    case 'lowHealth':
      return <LowHealthDialog {...{ title, onClose }} />
    case 'firstDrops': {
      const egg = namedItem(catalogue, 'egg', celebration.egg)
      const potion = namedItem(catalogue, 'potion', celebration.hatchingPotion)
      const onHatch = () => actions.onHatch(celebration.egg, celebration.hatchingPotion)
      return <FirstDropsDialog {...{ title, egg, potion, onHatch, onClose }} />
    }
    case 'armoire': {
      const key = celebration.result.dropKey
      const isWorn = Object.values(user.items.gear.equipped).includes(key)
      const onPutOn = isWorn ? undefined : () => onEquip('equipped', key)
      const [piece, notes] = [namedItem(catalogue, 'gear', key), notesOf(`gear.${key}`)]
      return <ArmoireDialog {...{ title, piece, notes, onPutOn, onClose }} />
    }
    case 'armoireEmpty':
      return <ArmoireEmptyDialog {...{ title, onClose }} />
    case 'petHatched': {
      const pet = namedItem(catalogue, 'pet', celebration.pet)
      const onTakeAlong = () => onEquip('pet', celebration.pet)
      return <PetHatchedDialog {...{ pet, onTakeAlong, onClose }} onSuppress={suppress('hatchPet')} />
    }
    case 'mountRaised': {
      const mount = namedItem(catalogue, 'mount', celebration.mount)
      const onRide = () => onEquip('mount', celebration.mount)
      return <MountRaisedDialog {...{ mount, onRide, onClose }} onSuppress={suppress('raisePet')} />
    }
    case 'streak': {
      const [badge, times] = [namedItem(catalogue, 'achievement', 'streak'), user.achievements.streak]
      return <StreakDialog {...{ title, badge, times, onClose }} onSuppress={suppress('streak')} />
    }
    case 'achievement': {
      const text = notesOf(`achievements.${celebration.achievement}`) || t('overlays.achievementText')
      const badges = [namedItem(catalogue, 'achievement', celebration.achievement)]
      return <AchievementDialog {...{ title, text, badges, onClose }} />
    }
    case 'ultimateGear': {
      const names = celebration.classes.map((each) => t(`header.class.${each}`))
      const text = t('overlays.ultimateGearText', { classes: formatList(names) })
      const badges = celebration.classes.map((each) => namedItem(catalogue, 'achievement', masteryOf(each)))
      return <AchievementDialog {...{ title, text, badges, onClose }} />
    }
    case 'onboardingComplete':
      return <OnboardingDialog {...{ title, avatar, onClose }} reward={ONBOARDING_REWARD} />
    case 'perfectDay':
    case 'rebirthEnabled':
    case 'reborn':
    case 'mysteryItem':
    case 'questWon':
    case 'bossRage':
    case 'challengeWon':
    case 'gift':
    case 'card':
      return (
        <SimpleCelebrationView
          celebration={celebration}
          {...{ catalogue, user, onClose }}
          onPutOn={(gear) => onEquip('equipped', gear)}
          onMarket={() => actions.onGo('market')}
        />
      )
    case 'checkIn': {
      const { count, nextRewardAt, rewards } = celebration
      const gifts = [...rewards.map((key) => namedGift(catalogue, key)), ...backgroundsOf(catalogue, count)]
      return <CheckInDialog {...{ title, avatar, count, nextRewardAt, gifts, onClose }} />
    }
  }
}

/** The name of the skill that the player's class has from a level on. */
const newSkill = (catalogue: Catalogue, user: User, level: number): string | undefined => {
  const skill = hasClass(user)
    ? Object.values(catalogue.skills).find((each) => each.class === user.stats.class && each.level === level)
    : undefined
  return skill && nameOf(`skills.${skill.key}`)
}

/** The backgrounds that a check-in gives; its announcement leaves them out. docs/reference/rules.md 3.9. */
const backgroundsOf = (catalogue: Catalogue, count: number): ReadonlyArray<NamedItem> =>
  (catalogue.loginRewards[String(count)] ?? []).flatMap(({ type, key }) =>
    type === 'background' ? [{ name: nameOf(`backgrounds.${key}`), picture: undefined }] : [],
  )

/** The achievement of a class's best gear. The key of wizards says mage. */
const masteryOf = (playerClass: string): string => `${playerClass === 'wizard' ? 'mage' : playerClass}UltimateGear`
