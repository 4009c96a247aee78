import { asKey, type GearKey, type PetKey } from '@daykeep/rules/model'
import { aUser } from '@daykeep/rules/test-kit/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { catalogue } from '../../../test-kit/catalogue.ts'
import { stageLoaders } from '../../../test-kit/stage-loaders.ts'
import { OverlayView } from './OverlayView.tsx'

const wolf = asKey<PetKey>('Wolf-Base')
const piece = asKey<GearKey>(Object.keys(catalogue.gear).find((key) => key.includes('_armoire_')) ?? 'weapon_warrior_1')
const user = aUser({ stats: { lvl: 12, points: 3, gp: 128, con: 2 } })

const meta: Meta<typeof OverlayView> = {
  title: 'Moments/Each',
  component: OverlayView,
  loaders: stageLoaders,
  args: {
    overlay: { type: 'levelUp', level: 12 },
    catalogue,
    user,
    actions: { onClose: fn(), onRevive: fn(), onHatch: fn(), onEquip: fn(), onSuppress: fn() },
  },
}

export default meta

type Story = StoryObj<typeof OverlayView>

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

export const LevelUp = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}')
    await expect(args.actions.onClose).toHaveBeenCalledOnce()
    await expect(args.actions.onSuppress).not.toHaveBeenCalled()
  },
} satisfies Story

export const NeverAgain = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Do not show this again' }))
    await press('Carry on')
    await expect(args.actions.onSuppress).toHaveBeenCalledWith('levelUp')
    await expect(args.actions.onClose).toHaveBeenCalledOnce()
  },
} satisfies Story

export const NoPointsToPlace = { args: { user: aUser() } } satisfies Story

/** The only way on is back: Escape, a press outside and a close button there is none of. */
export const Death = {
  args: { overlay: { type: 'death' }, user: aUser({ stats: { hp: 0, lvl: 12, gp: 128, con: 2 } }) },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'You fell' })
    await userEvent.keyboard('{Escape}')
    await expect(screen.getAllByRole('button')).toHaveLength(1)
    await expect(args.actions.onClose).not.toHaveBeenCalled()
    await press('Come back')
    await expect(args.actions.onRevive).toHaveBeenCalledOnce()
  },
} satisfies Story

export const DeathWithNothingToLose = {
  args: { overlay: { type: 'death' }, user: aUser({ stats: { hp: 0 } }) },
} satisfies Story

export const LowHealth = { args: { overlay: { type: 'lowHealth' } } } satisfies Story

export const FirstDrops = {
  args: { overlay: { type: 'firstDrops', egg: 'Wolf', hatchingPotion: 'Base' } },
  play: async ({ args }) => {
    await press('Hatch it now')
    await expect(args.actions.onHatch).toHaveBeenCalledWith('Wolf', 'Base')
  },
} satisfies Story

export const FromTheArmoire = {
  args: { overlay: { type: 'armoire', result: { type: 'gear', dropKey: piece, emptied: false } } },
  play: async ({ args }) => {
    await press('Put it on')
    await expect(args.actions.onEquip).toHaveBeenCalledWith('equipped', piece)
  },
} satisfies Story

export const FromTheArmoireAndOn = {
  args: { ...FromTheArmoire.args, user: aUser({ items: { gear: { equipped: { head: piece } } } }) },
} satisfies Story

export const ArmoireEmpty = { args: { overlay: { type: 'armoireEmpty' } } } satisfies Story

export const PetHatched = {
  args: { overlay: { type: 'petHatched', pet: wolf } },
  play: async ({ args }) => {
    await press('Take it along')
    await expect(args.actions.onEquip).toHaveBeenCalledWith('pet', 'Wolf-Base')
  },
} satisfies Story

export const MountRaised = {
  args: { overlay: { type: 'mountRaised', mount: wolf } },
  play: async ({ args }) => {
    await press('Ride it')
    await expect(args.actions.onEquip).toHaveBeenCalledWith('mount', 'Wolf-Base')
  },
} satisfies Story

export const Streak = {
  args: { overlay: { type: 'streak' }, user: aUser({ achievements: { streak: 4 } }) },
} satisfies Story

export const Achievement = { args: { overlay: { type: 'achievement', achievement: 'backToBasics' } } } satisfies Story

export const UltimateGear = {
  args: { overlay: { type: 'ultimateGear', classes: ['wizard', 'healer'] } },
} satisfies Story

export const OnboardingComplete = { args: { overlay: { type: 'onboardingComplete' } } } satisfies Story

export const CheckIn = {
  args: { overlay: { type: 'checkIn', count: 12, nextRewardAt: 14, rewards: [] } },
} satisfies Story

export const CheckInWithGifts = {
  args: { overlay: { type: 'checkIn', count: 14, nextRewardAt: 18, rewards: ['Base', 'Wolf', 'Saddle'] } },
} satisfies Story

export const LastCheckIn = {
  args: { overlay: { type: 'checkIn', count: 500, nextRewardAt: 0, rewards: ['royallyLoyal'] } },
} satisfies Story

export const EveryGiftAtOnce = {
  args: { overlay: { type: 'checkIn', count: 200, nextRewardAt: 225, rewards: Object.keys(catalogue.eggs) } },
} satisfies Story

export const AtNight = { globals: { theme: 'dark' } } satisfies Story
export const DeathAtNight = { ...Death, globals: { theme: 'dark' } } satisfies Story
export const OnAPhone = { args: PetHatched.args, globals: { viewport: { value: 'phone' } } } satisfies Story
export const DeathOnAPhone = { args: Death.args, globals: { viewport: { value: 'smallest' } } } satisfies Story
