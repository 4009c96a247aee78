import { asKey, type GearKey, type PetKey } from '@daykeep/rules/model'
import { aUser } from '@daykeep/rules/test-kit/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { catalogue } from '../../../test-kit/catalogue.ts'
import { celebrationAnswers, pressInCelebration } from '../../../test-kit/celebration-lock.ts'
import { storyLoaders } from '../../../test-kit/story-loaders.ts'
import { CelebrationView } from './CelebrationView.tsx'

const wolf = asKey<PetKey>('Wolf-Base')
const piece = asKey<GearKey>(Object.keys(catalogue.gear).find((key) => key.includes('_armoire_')) ?? 'weapon_warrior_1')
const user = aUser({ stats: { lvl: 12, points: 3, gp: 128, con: 2 } })

const meta: Meta<typeof CelebrationView> = {
  title: 'Celebrations/Each',
  component: CelebrationView,
  loaders: storyLoaders,
  args: {
    celebration: { type: 'levelUp', level: 12 },
    catalogue,
    user,
    actions: { onClose: fn(), onRevive: fn(), onHatch: fn(), onEquip: fn(), onSuppress: fn(), onGo: fn() },
  },
}

export default meta

type Story = StoryObj<typeof CelebrationView>

export const LevelUp = {
  play: async ({ args }) => {
    await celebrationAnswers()
    await userEvent.keyboard('{Escape}')
    await expect(args.actions.onClose).toHaveBeenCalledOnce()
    await expect(args.actions.onSuppress).not.toHaveBeenCalled()
  },
} satisfies Story

export const NeverAgain = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Do not show this again' }))
    await pressInCelebration('Carry on')
    await expect(args.actions.onSuppress).toHaveBeenCalledWith('levelUp')
    await expect(args.actions.onClose).toHaveBeenCalledOnce()
  },
} satisfies Story

export const WithPointsToPlace = {
  args: { user: aUser({ stats: { lvl: 12, points: 3 }, flags: { classSelected: true } }) },
  play: async ({ args }) => {
    await pressInCelebration('Place them')
    await expect(args.actions.onGo).toHaveBeenCalledWith('ownStats')
  },
} satisfies Story

/** Levels 11 to 14 bring the skills of a class. */
export const WithANewSkill = {
  args: {
    celebration: { type: 'levelUp', level: 11 },
    user: aUser({ stats: { lvl: 11, class: 'wizard' }, flags: { classSelected: true } }),
  },
  play: async () => {
    await screen.findByText(/A new skill waits below your tasks: [A-Z]/)
  },
} satisfies Story

export const NoPointsToPlace = { args: { user: aUser() } } satisfies Story

/** Cannot be closed: no close button, and neither Escape nor a click outside. */
export const Death = {
  args: { celebration: { type: 'death' }, user: aUser({ stats: { hp: 0, lvl: 12, gp: 128, con: 2 } }) },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'You fell' })
    await userEvent.keyboard('{Escape}')
    await expect(screen.getAllByRole('button')).toHaveLength(1)
    await expect(args.actions.onClose).not.toHaveBeenCalled()
    await pressInCelebration('Come back')
    await expect(args.actions.onRevive).toHaveBeenCalledOnce()
  },
} satisfies Story

export const DeathWithNothingToLose = {
  args: { celebration: { type: 'death' }, user: aUser({ stats: { hp: 0 } }) },
} satisfies Story

export const LowHealth = { args: { celebration: { type: 'lowHealth' } } } satisfies Story

export const FirstDrops = {
  args: { celebration: { type: 'firstDrops', egg: 'Wolf', hatchingPotion: 'Base' } },
  play: async ({ args }) => {
    await pressInCelebration('Hatch it now')
    await expect(args.actions.onHatch).toHaveBeenCalledWith('Wolf', 'Base')
  },
} satisfies Story

export const FromTheArmoire = {
  args: { celebration: { type: 'armoire', result: { type: 'gear', dropKey: piece, emptied: false } } },
  play: async ({ args }) => {
    await pressInCelebration('Put it on')
    await expect(args.actions.onEquip).toHaveBeenCalledWith('equipped', piece)
  },
} satisfies Story

export const FromTheArmoireAndOn = {
  args: { ...FromTheArmoire.args, user: aUser({ items: { gear: { equipped: { head: piece } } } }) },
} satisfies Story

export const ArmoireEmpty = { args: { celebration: { type: 'armoireEmpty' } } } satisfies Story

export const PetHatched = {
  args: { celebration: { type: 'petHatched', pet: wolf } },
  play: async ({ args }) => {
    await pressInCelebration('Take it along')
    await expect(args.actions.onEquip).toHaveBeenCalledWith('pet', 'Wolf-Base')
  },
} satisfies Story

export const MountRaised = {
  args: { celebration: { type: 'mountRaised', mount: wolf } },
  play: async ({ args }) => {
    await pressInCelebration('Ride it')
    await expect(args.actions.onEquip).toHaveBeenCalledWith('mount', 'Wolf-Base')
  },
} satisfies Story

export const Streak = {
  args: { celebration: { type: 'streak' }, user: aUser({ achievements: { streak: 4 } }) },
} satisfies Story

export const Achievement = {
  args: { celebration: { type: 'achievement', achievement: 'backToBasics' } },
} satisfies Story

export const UltimateGear = {
  args: { celebration: { type: 'ultimateGear', classes: ['wizard', 'healer'] } },
} satisfies Story

export const OnboardingComplete = { args: { celebration: { type: 'onboardingComplete' } } } satisfies Story

export const CheckIn = {
  args: { celebration: { type: 'checkIn', count: 12, nextRewardAt: 14, rewards: [] } },
} satisfies Story

export const CheckInWithGifts = {
  args: { celebration: { type: 'checkIn', count: 14, nextRewardAt: 18, rewards: ['Base', 'Wolf', 'Saddle'] } },
} satisfies Story

/** Backgrounds are a gift as well, though the announcement does not list them. */
export const CheckInWithBackgrounds = {
  args: { celebration: { type: 'checkIn', count: 2, nextRewardAt: 3, rewards: [] } },
  play: async () => {
    await screen.findByText(/^Today’s gifts: Blue noon, Green morning/)
  },
} satisfies Story

export const LastCheckIn = {
  args: { celebration: { type: 'checkIn', count: 500, nextRewardAt: 0, rewards: ['royallyLoyal'] } },
} satisfies Story

export const EveryGiftAtOnce = {
  args: { celebration: { type: 'checkIn', count: 200, nextRewardAt: 225, rewards: Object.keys(catalogue.eggs) } },
} satisfies Story

export const ClassChosen = { args: { celebration: { type: 'classChosen', class: 'rogue' } } } satisfies Story

export const LongestText = {
  args: { celebration: { type: 'gift', title: 'W'.repeat(60), text: 'word '.repeat(120) } },
  globals: { viewport: { value: 'smallest' } },
} satisfies Story

export const AtNight = { globals: { theme: 'dark' } } satisfies Story
export const DeathAtNight = { ...Death, globals: { theme: 'dark' } } satisfies Story
export const OnAPhone = { args: PetHatched.args, globals: { viewport: { value: 'phone' } } } satisfies Story
export const DeathOnAPhone = { args: Death.args, globals: { viewport: { value: 'smallest' } } } satisfies Story
