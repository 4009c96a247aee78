import { asKey, type GearKey } from '@daykeep/rules/model'
import { aUser } from '@daykeep/rules/test-kit/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { catalogue } from '../../../../test-kit/catalogue.ts'
import { celebrationAnswers, pressInCelebration } from '../../../../test-kit/celebration-lock.ts'
import { storyLoaders } from '../../../../test-kit/story-loaders.ts'
import { CelebrationView } from '../CelebrationView.tsx'

const piece = asKey<GearKey>(Object.keys(catalogue.gear).find((key) => key.includes('_armoire_')) ?? 'weapon_warrior_1')
const user = aUser({ stats: { lvl: 12, points: 3, gp: 128, con: 2 } })

const meta: Meta<typeof CelebrationView> = {
  title: 'Celebrations/Scene and sentence',
  component: CelebrationView,
  loaders: storyLoaders,
  args: {
    celebration: { type: 'perfectDay' },
    catalogue,
    user,
    actions: { onClose: fn(), onRevive: fn(), onHatch: fn(), onEquip: fn(), onSuppress: fn(), onGo: fn() },
  },
}

export default meta

type Story = StoryObj<typeof CelebrationView>

export const PerfectDay = {
  args: { celebration: { type: 'perfectDay' } },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'A perfect day' })
    await celebrationAnswers()
    // Any key skips a moment; those that walk do not.
    await userEvent.keyboard('{Tab}')
    await expect(args.actions.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('x')
    await expect(args.actions.onClose).toHaveBeenCalledOnce()
  },
} satisfies Story

export const RebirthOpen = {
  args: { celebration: { type: 'rebirthEnabled' } },
  play: async ({ args }) => {
    await pressInCelebration('To the market')
    await expect(args.actions.onGo).toHaveBeenCalledWith('market')
  },
} satisfies Story
export const Reborn = {
  args: { celebration: { type: 'reborn' }, user: aUser({ achievements: { rebirths: 3, rebirthLevel: 87 } }) },
  play: async () => {
    await screen.findByText(/Rebirths so far: 3\. Highest level: 87\./)
  },
} satisfies Story
export const MysteryItem = {
  args: { celebration: { type: 'mysteryItem', gear: piece } },
  play: async ({ args }) => {
    await pressInCelebration('Put it on')
    await expect(args.actions.onEquip).toHaveBeenCalledWith('equipped', piece)
  },
} satisfies Story
export const QuestWon = {
  args: { celebration: { type: 'questWon', quest: 'basilist' } },
  play: async () => {
    const rewards = within(await screen.findByRole('list', { name: 'Rewards' }))
    await expect(rewards.getByText(/experience/)).toBeInTheDocument()
  },
} satisfies Story
export const QuestOfItemsWon = { args: { celebration: { type: 'questWon', quest: 'moon1' } } } satisfies Story
export const QuestThatIsGone = { args: { celebration: { type: 'questWon', quest: 'no-such' } } } satisfies Story
export const ChallengeWon = {
  args: { celebration: { type: 'challengeWon', name: 'A month without the lift', prize: 8 } },
} satisfies Story
export const Gift = {
  args: { celebration: { type: 'gift', title: 'A hat of your own', text: 'For the bug you found.' } },
} satisfies Story
export const GemsFromAFriend = {
  args: {
    celebration: {
      type: 'gift',
      title: '',
      text: 'For the lamp oil.',
      present: { type: 'gems', gems: 8, from: 'Ana' },
    },
  },
} satisfies Story
/** The words that come with a gift stand in the quotation marks of the language. */
export const GemsInGerman = {
  ...GemsFromAFriend,
  globals: { language: 'de' },
  play: async () => {
    await screen.findByText('8 Edelsteine gehören jetzt dir. „For the lamp oil.“')
  },
} satisfies Story
export const SubscriptionFromAFriend = {
  args: {
    celebration: { type: 'gift', title: '', text: '', present: { type: 'subscription', months: 3, from: 'Ana' } },
  },
} satisfies Story
export const BossRage = {
  args: { celebration: { type: 'bossRage', quest: 'basilist', effect: 'mpDrain' } },
} satisfies Story
export const Card = { args: { celebration: { type: 'card', card: 'thankyou', from: 'Ana' } } } satisfies Story
export const CardAtNight = { ...Card, globals: { theme: 'dark' } } satisfies Story
