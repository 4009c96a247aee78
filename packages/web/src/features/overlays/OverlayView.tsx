import { ONBOARDING_REWARD } from '@daykeep/rules/achievements'
import type { Catalogue } from '@daykeep/rules/content'
import type { User } from '@daykeep/rules/model'
import { toAvatarArt } from '../../art/index.ts'
import { formatList, notesOf, t } from '../../texts/index.ts'
import { AchievementMoment } from './moments/AchievementMoment.tsx'
import { ArmoireEmptyMoment } from './moments/ArmoireEmptyMoment.tsx'
import { ArmoireMoment } from './moments/ArmoireMoment.tsx'
import { CheckInMoment } from './moments/CheckInMoment.tsx'
import { DeathMoment } from './moments/DeathMoment.tsx'
import { FirstDropsMoment } from './moments/FirstDropsMoment.tsx'
import { LevelUpMoment } from './moments/LevelUpMoment.tsx'
import { LowHealthMoment } from './moments/LowHealthMoment.tsx'
import { MountRaisedMoment } from './moments/MountRaisedMoment.tsx'
import { OnboardingMoment } from './moments/OnboardingMoment.tsx'
import { PetHatchedMoment } from './moments/PetHatchedMoment.tsx'
import { StreakMoment } from './moments/StreakMoment.tsx'
import { namedGift, namedThing } from './named-thing.ts'
import type { Overlay, Suppressible } from './overlay.ts'
import { titleOf } from './title-of.ts'
import { toToll } from './to-toll.ts'

/** What a player can do from a moment besides going on. */
export type OverlayActions = {
  readonly onClose: () => void
  readonly onRevive: () => void
  readonly onHatch: (egg: string, hatchingPotion: string) => void
  readonly onEquip: (type: 'pet' | 'mount' | 'equipped', key: string) => void
  readonly onSuppress: (moment: Suppressible) => void
}

type Props = {
  readonly overlay: Overlay
  readonly catalogue: Catalogue
  readonly user: User
  readonly actions: OverlayActions
}

/** The moment of an overlay, with its picture, its words and its ways on. */
export const OverlayView = ({ overlay, catalogue, user, actions }: Props) => {
  const { onClose, onEquip } = actions
  const title = titleOf(overlay)
  const avatar = toAvatarArt(user, catalogue)
  const suppress = (moment: Suppressible) => () => actions.onSuppress(moment)
  switch (overlay.type) {
    case 'levelUp': {
      const { points } = user.stats
      return <LevelUpMoment {...{ title, avatar, points, onClose }} onSuppress={suppress('levelUp')} />
    }
    case 'death':
      return <DeathMoment {...{ title, avatar }} toll={toToll(catalogue, user)} onRevive={actions.onRevive} />
    case 'lowHealth':
      return <LowHealthMoment {...{ title, onClose }} />
    case 'firstDrops': {
      const egg = namedThing(catalogue, 'egg', overlay.egg)
      const potion = namedThing(catalogue, 'potion', overlay.hatchingPotion)
      const onHatch = () => actions.onHatch(overlay.egg, overlay.hatchingPotion)
      return <FirstDropsMoment {...{ title, egg, potion, onHatch, onClose }} />
    }
    case 'armoire': {
      const key = overlay.result.dropKey
      const isWorn = Object.values(user.items.gear.equipped).includes(key)
      const onPutOn = isWorn ? undefined : () => onEquip('equipped', key)
      const [piece, notes] = [namedThing(catalogue, 'gear', key), notesOf(`gear.${key}`)]
      return <ArmoireMoment {...{ title, piece, notes, onPutOn, onClose }} />
    }
    case 'armoireEmpty':
      return <ArmoireEmptyMoment {...{ title, onClose }} />
    case 'petHatched': {
      const pet = namedThing(catalogue, 'pet', overlay.pet)
      const onTakeAlong = () => onEquip('pet', overlay.pet)
      return <PetHatchedMoment {...{ pet, onTakeAlong, onClose }} onSuppress={suppress('hatchPet')} />
    }
    case 'mountRaised': {
      const mount = namedThing(catalogue, 'mount', overlay.mount)
      const onRide = () => onEquip('mount', overlay.mount)
      return <MountRaisedMoment {...{ mount, onRide, onClose }} onSuppress={suppress('raisePet')} />
    }
    case 'streak': {
      const [badge, times] = [namedThing(catalogue, 'achievement', 'streak'), user.achievements.streak]
      return <StreakMoment {...{ title, badge, times, onClose }} onSuppress={suppress('streak')} />
    }
    case 'achievement': {
      const text = notesOf(`achievements.${overlay.achievement}`) || t('overlays.achievementText')
      const badges = [namedThing(catalogue, 'achievement', overlay.achievement)]
      return <AchievementMoment {...{ title, text, badges, onClose }} />
    }
    case 'ultimateGear': {
      const names = overlay.classes.map((each) => t(`header.class.${each}`))
      const text = t('overlays.ultimateGearText', { classes: formatList(names) })
      const badges = overlay.classes.map((each) => namedThing(catalogue, 'achievement', masteryOf(each)))
      return <AchievementMoment {...{ title, text, badges, onClose }} />
    }
    case 'onboardingComplete':
      return <OnboardingMoment {...{ title, avatar, onClose }} reward={ONBOARDING_REWARD} />
    case 'checkIn': {
      const { count, nextRewardAt, rewards } = overlay
      const gifts = rewards.map((key) => namedGift(catalogue, key))
      return <CheckInMoment {...{ title, avatar, count, nextRewardAt, gifts, onClose }} />
    }
  }
}

/** The achievement for the finest gear of a class, under the name that its key has for wizards. */
const masteryOf = (playerClass: string): string => `${playerClass === 'wizard' ? 'mage' : playerClass}UltimateGear`
