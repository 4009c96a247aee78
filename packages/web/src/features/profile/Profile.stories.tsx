import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPlayer, aUser } from '@daykeep/rules/test-kit/user'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { catalogue } from '../../../test-kit/catalogue.ts'
import { storyLoaders } from '../../../test-kit/story-loaders.ts'
import { TestPlayerProvider } from '../../../test-kit/TestPlayerProvider.tsx'
import type { ComponentProps } from 'react'
import { AboutTab } from './AboutTab.tsx'
import { BlockDialog } from '../people/index.ts'
import { MemberActions } from './MemberActions.tsx'
import { ProfileDialog } from './ProfileDialog.tsx'
import { OwnProfileScreen } from './ProfileScreen.tsx'
import { toProfile } from './to-profile.ts'

type Changes = Parameters<typeof aUser>[0]

const gear: object = { equipped: { weapon: 'weapon_wizard_3', armor: 'armor_wizard_2', head: 'head_base_0' } }
const owned: object = { pets: { 'Wolf-Base': 5, 'Fox-Red': -1 }, mounts: { 'Fox-Red': true } }
const quests: object = { moon1: 2 }
const member: Changes = {
  profile: { name: 'Maren of the Long Bridge', blurb: 'Tea first, then **lists**.' },
  stats: { lvl: 27, class: 'wizard', points: 4, int: 9, per: 5, mp: 40, buffs: { int: 3 } },
  flags: { classSelected: true },
  items: { gear, ...owned, currentPet: 'Wolf-Base' },
  achievements: { createdTask: true, completedTask: true, streak: 4, perfect: 12, quests },
  loginIncentives: 26,
  contributor: { level: 4, text: 'Smith of many nails' },
}

type Props = {
  readonly changes: Changes
  readonly tab: 'profile' | 'stats' | 'achievements'
  readonly onClose: () => void
}

const Sample = ({ changes, ...screenProps }: Props) => (
  <MemoryRouter>
    <TestPlayerProvider player={aPlayer(aUser(changes))}>
      <OwnProfileScreen {...screenProps} />
    </TestPlayerProvider>
  </MemoryRouter>
)

const meta = {
  title: 'Profile',
  component: Sample,
  loaders: storyLoaders,
  args: { changes: member, tab: 'profile', onClose: fn() },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const About = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Write about yourself' }))
    const field = screen.getByRole('textbox', { name: /^About you/ })
    await userEvent.clear(field)
    await userEvent.type(field, 'Coffee first.')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Coffee first.')).toBeInTheDocument()
  },
} satisfies Story

/** Arrows place points; the rules say what they would make of the attributes. */
export const PlacingPoints = {
  args: { tab: 'stats' },
  play: async () => {
    const strength = await screen.findByRole('spinbutton', { name: 'Points for Strength' })
    strength.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{ArrowUp}')
    await expect(strength).toHaveAttribute('aria-valuenow', '2')
    await expect(screen.getByText('2 points to place')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'One point more on Perception' }))
    await userEvent.click(screen.getByRole('button', { name: 'Keep it so' }))
    await expect(await screen.findByText('1 point to place')).toBeInTheDocument()
  },
} satisfies Story
export const NeverMoreThanThereAre = {
  args: { tab: 'stats' },
  play: async () => {
    const strength = await screen.findByRole('spinbutton', { name: 'Points for Strength' })
    strength.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(strength).toHaveAttribute('aria-valuenow', '4')
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
    await expect(strength).toHaveAttribute('aria-valuenow', '0')
  },
} satisfies Story
/** Points that are placed but not kept are not lost without a question. */
export const LeavingPoints = {
  args: { tab: 'stats' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'One point more on Strength' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the points' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Leave them' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
} satisfies Story
export const AutomaticPoints = {
  args: { tab: 'stats' },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'By class' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Place 4 points now' }))
    await expect(screen.queryByText(/points? to place/)).toBeNull()
  },
} satisfies Story
export const BelowLevelTen = { args: { tab: 'stats', changes: { stats: { lvl: 4 } } } } satisfies Story
export const WithoutAClassYet = { args: { tab: 'stats', changes: { stats: { lvl: 11 } } } } satisfies Story
export const WithoutClasses = {
  args: { tab: 'stats', changes: { stats: { lvl: 20 }, preferences: { disableClasses: true } } },
} satisfies Story
export const Achievements = {
  args: { tab: 'achievements' },
  play: async () => {
    const [more] = await screen.findAllByRole('button', { name: /^Show all/ })
    await userEvent.click(more as HTMLElement)
    await expect(screen.getByRole('button', { name: 'Show fewer' })).toBeInTheDocument()
  },
} satisfies Story
export const Newcomer = { args: { changes: {} } } satisfies Story
export const NewcomersAchievements = { args: { changes: {}, tab: 'achievements' } } satisfies Story

const plain = { tab: 'profile', hrefOf: () => '/', onClose: () => undefined } as const
export const Loading = {
  render: () => <ProfileDialog {...plain} state={{ type: 'loading' }} />,
} satisfies Story
export const NotFound = { render: () => <ProfileDialog {...plain} state={{ type: 'missing' }} /> } satisfies Story
export const Failed = {
  render: () => <ProfileDialog {...plain} state={{ type: 'failed', onRetry: () => undefined }} />,
} satisfies Story
export const NameRefused = {
  render: () => (
    <MemoryRouter>
      <AboutTab
        profile={toProfile(catalogue, aUser(member), true)}
        own={{ stableHref: '/', refused: 'That name is taken by the house rules.', onSave: () => undefined }}
      />
    </MemoryRouter>
  ),
} satisfies Story

const another = { name: 'Maren of the Long Bridge', onMessage: fn(), onGift: fn(), onReport: fn(), onBlock: fn() }
const ofAnother = (acts: Omit<ComponentProps<typeof MemberActions>, keyof typeof another>) => {
  const profile = toProfile(catalogue, aUser(member), false)
  return (
    <MemoryRouter>
      <ProfileDialog {...plain} state={{ type: 'shown', profile }} buttons={<MemberActions {...another} {...acts} />}>
        <AboutTab profile={profile} />
      </ProfileDialog>
    </MemoryRouter>
  )
}
export const OfAnotherPlayer = {
  render: () => ofAnother({ canReceive: true, isBlocked: false }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Write a message' }))
    await expect(another.onMessage).toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'More about Maren of the Long Bridge' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }))
    await expect(another.onBlock).toHaveBeenCalled()
  },
} satisfies Story
export const TakesNoMessages = {
  render: () => ofAnother({ canReceive: false, isBlocked: false }),
  globals: { viewport: { value: 'smallest' } },
} satisfies Story
export const BlockedByMe = { render: () => ofAnother({ canReceive: false, isBlocked: true }) } satisfies Story
export const AskingBeforeABlock = {
  render: () => <BlockDialog name={another.name} onBlock={another.onBlock} onClose={fn()} />,
} satisfies Story

const long: Changes = { ...member, profile: { name: 'Donaudampfschiffahrtsgesell', blurb: 'W'.repeat(300) } }
export const LongestText = { args: { changes: long }, globals: { viewport: { value: 'smallest' } } } satisfies Story
export const AtNight = { args: { tab: 'stats' }, globals: { theme: 'dark' } } satisfies Story
export const OnAPhone = { args: { tab: 'stats' }, globals: { viewport: { value: 'phone' } } } satisfies Story

export const SharesThePicture = {
  play: async () => {
    await screen.findByRole('button', { name: 'Save my picture' })
    const write = fn(() => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } })
    await userEvent.click(screen.getByRole('button', { name: 'Copy its address' }))
    await expect(write).toHaveBeenCalledWith(expect.stringMatching(/\/export\/avatar-.+\.html$/))
  },
} satisfies Story
