import type { Catalogue } from '@daykeep/rules/content'
import { ONBOARDING_REWARD } from '@daykeep/rules/achievements'
import type { ReactNode } from 'react'
import { Avatar, type AvatarArt, ItemPicture } from '../../art/index.ts'
import { eggName, formatList, hasText, nameOf, notesOf, potionName, t } from '../../texts/index.ts'
import { type Thing, ThingPicture, toThing } from '../things/index.ts'
import { Moment } from './Moment.tsx'
import type { Overlay } from './overlay.ts'

/** What a player can do from a moment besides going on. */
export type OverlayActions = {
  readonly onClose: () => void
  readonly onRevive: () => void
  readonly onHatch: (egg: string, hatchingPotion: string) => void
  readonly onEquip: (type: 'pet' | 'mount' | 'equipped', key: string) => void
  readonly onSuppress: (moment: 'levelUp' | 'hatchPet' | 'raisePet' | 'streak') => void
}

type Props = {
  readonly overlay: Overlay
  readonly catalogue: Catalogue
  readonly avatar: AvatarArt
  /** Attribute points that wait to be placed. */
  readonly points: number
  readonly actions: OverlayActions
}

/** The moment of an overlay, with its picture, its words and its ways on. */
export const OverlayView = ({ overlay, catalogue, avatar, points, actions }: Props) => {
  const { onClose, onSuppress } = actions
  const goOn = { label: t('overlays.close'), run: onClose }
  const drawn = (kind: Parameters<typeof toThing>[1], key: string): ReactNode => picture(toThing(catalogue, kind, key))
  switch (overlay.type) {
    case 'levelUp':
      return (
        <Moment
          title={t('overlays.levelUp', { level: overlay.level })}
          text={[t('overlays.levelUpText'), points > 0 ? t('overlays.levelUpPoints', { points }) : ''].join(' ').trim()}
          picture={<Avatar art={avatar} crop="portrait" />}
          primary={goOn}
          onClose={onClose}
          onSuppress={() => onSuppress('levelUp')}
        />
      )
    case 'death':
      return (
        <Moment
          title={t('overlays.death')}
          text={t('overlays.deathText')}
          picture={<Avatar art={{ ...avatar, transformation: 'ghost' }} />}
          primary={{ label: t('overlays.revive'), run: actions.onRevive }}
          mood="dark"
        >
          <p>{t('overlays.deathHint')}</p>
        </Moment>
      )
    case 'lowHealth':
      return (
        <Moment
          title={t('overlays.lowHealth')}
          text={t('overlays.lowHealthText')}
          picture={<ItemPicture art={catalogue.potion.art} />}
          primary={goOn}
          onClose={onClose}
        />
      )
    case 'firstDrops':
      return (
        <Moment
          title={t('overlays.firstDrops')}
          text={t('overlays.firstDropsText', {
            egg: eggName(overlay.egg),
            potion: potionName(overlay.hatchingPotion),
          })}
          picture={
            <>
              {drawn('egg', overlay.egg)}
              {drawn('potion', overlay.hatchingPotion)}
            </>
          }
          primary={{
            label: t('overlays.hatchNow'),
            run: () => actions.onHatch(overlay.egg, overlay.hatchingPotion),
          }}
          secondary={{ label: t('overlays.later'), run: onClose }}
          onClose={onClose}
        />
      )
    case 'armoire':
      return (
        <Moment
          title={t('overlays.armoire')}
          text={t('overlays.armoireText', {
            item: nameOf(`gear.${overlay.result.dropKey}`),
            notes: notesOf(`gear.${overlay.result.dropKey}`),
          })}
          picture={drawn('gear', overlay.result.dropKey)}
          primary={{ label: t('overlays.putOn'), run: () => actions.onEquip('equipped', overlay.result.dropKey) }}
          secondary={goOn}
          onClose={onClose}
        />
      )
    case 'armoireEmpty':
      return (
        <Moment
          title={t('overlays.armoireEmpty')}
          text={t('overlays.armoireEmptyText')}
          picture={<ItemPicture art={catalogue.armoire.art} />}
          primary={goOn}
          onClose={onClose}
        />
      )
    case 'petHatched':
      return (
        <Moment
          title={t('overlays.petHatched', { pet: nameOf(`pets.${overlay.pet}`) })}
          text={t('overlays.petHatchedText')}
          picture={drawn('pet', overlay.pet)}
          primary={{ label: t('overlays.takeAlong'), run: () => actions.onEquip('pet', overlay.pet) }}
          secondary={goOn}
          onClose={onClose}
          onSuppress={() => onSuppress('hatchPet')}
        />
      )
    case 'mountRaised':
      return (
        <Moment
          title={t('overlays.mountRaised', { mount: nameOf(`mounts.${overlay.mount}`) })}
          text={t('overlays.mountRaisedText')}
          picture={drawn('mount', overlay.mount)}
          primary={{ label: t('overlays.ride'), run: () => actions.onEquip('mount', overlay.mount) }}
          secondary={goOn}
          onClose={onClose}
          onSuppress={() => onSuppress('raisePet')}
        />
      )
    case 'streak':
      return (
        <Moment
          title={t('overlays.streak')}
          text={t('overlays.streakText')}
          picture={<Avatar art={avatar} crop="portrait" />}
          primary={goOn}
          onClose={onClose}
          onSuppress={() => onSuppress('streak')}
        />
      )
    case 'achievement':
      return (
        <Moment
          title={nameOf(`achievements.${overlay.achievement}`)}
          text={notesOf(`achievements.${overlay.achievement}`) || t('overlays.achievementText')}
          picture={<Avatar art={avatar} crop="portrait" />}
          primary={goOn}
          onClose={onClose}
        />
      )
    case 'onboardingComplete':
      return (
        <Moment
          title={t('overlays.onboarding')}
          text={t('overlays.onboardingText', { gold: ONBOARDING_REWARD })}
          picture={<Avatar art={avatar} crop="portrait" />}
          primary={{ label: t('overlays.accept'), run: onClose }}
          onClose={onClose}
        />
      )
    case 'checkIn':
      return (
        <Moment
          title={t('overlays.checkIn', { count: overlay.count })}
          text={checkInText(overlay)}
          picture={<Avatar art={avatar} />}
          primary={{ label: overlay.rewards.length > 0 ? t('overlays.accept') : goOn.label, run: onClose }}
          onClose={onClose}
        />
      )
  }
}

const picture = (thing: Thing | undefined): ReactNode => (thing === undefined ? null : <ThingPicture thing={thing} />)

const checkInText = ({ count, nextRewardAt, rewards }: Extract<Overlay, { type: 'checkIn' }>): string => {
  const next = t('overlays.checkInText', { next: nextRewardAt === 0 ? 0 : nextRewardAt - count })
  if (rewards.length === 0) return next
  return `${t('overlays.checkInReward', { rewards: formatList(rewards.map(nameOfReward)) })} ${next}`
}

const KINDS = ['gear', 'eggs', 'hatchingPotions', 'food', 'quests', 'achievements', 'backgrounds'] as const

/** A reward is told by its key alone: the first kind of thing that has a name for it. */
const nameOfReward = (key: string): string => {
  const kind = KINDS.find((each) => hasText(`${each}.${key}.text`))
  if (kind === 'eggs') return eggName(key)
  if (kind === 'hatchingPotions') return potionName(key)
  return kind === undefined ? key : nameOf(`${kind}.${key}`)
}
