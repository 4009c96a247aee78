import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CLASSES } from '@daykeep/rules/model'
import { aTodo } from '@daykeep/rules/test-kit/task'
import { aPlayer, aUser } from '@daykeep/rules/test-kit/user'
import type { ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { catalogue } from '../../../test-kit/catalogue.ts'
import { storyLoaders } from '../../../test-kit/story-loaders.ts'
import type { DrawerModel } from './drawer.ts'
import { SkillsDrawer } from './SkillsDrawer.tsx'
import { toDrawer } from './to-drawer.ts'

type ClassName = (typeof CLASSES)[number]

const drawerOf = (name: ClassName, stats: object = {}): DrawerModel =>
  toDrawer(
    catalogue,
    aPlayer(
      aUser({
        stats: { lvl: 14, class: name, mp: 82, int: 30, str: 30, con: 30, per: 30, gp: 40, hp: 20, ...stats },
        flags: { classSelected: true },
        items: { special: { snowball: 3, greetingReceived: ['Ana of the Long Bridge'] } },
      }),
      [aTodo({ value: -4 }), aTodo({ value: 12 })],
    ),
    Date.UTC(2026, 10, 22),
  )

const withLongTexts = (drawer: DrawerModel): DrawerModel => ({
  ...drawer,
  skills: drawer.skills.map((skill) => ({
    ...skill,
    name: 'Donaudampfschifffahrtsgesellschaftskapitänsfähigkeit',
    notes: skill.notes.repeat(3),
  })),
  waiting: drawer.waiting.map((card) => ({ ...card, from: 'N'.repeat(60) })),
})

type Props = Omit<ComponentProps<typeof SkillsDrawer>, 'drawer'> & {
  readonly of: ClassName
  readonly stats?: object
  readonly wordy?: boolean
}

/** Texts are there only when a story is drawn, so the drawer is made then. */
const Sample = ({ of, stats, wordy = false, ...drawn }: Props) => {
  const drawer = drawerOf(of, stats)
  return <SkillsDrawer {...drawn} drawer={wordy ? withLongTexts(drawer) : drawer} />
}

const meta = {
  title: 'Skills/Drawer',
  component: Sample,
  loaders: storyLoaders,
  parameters: { layout: 'fullscreen' },
  args: {
    of: 'wizard',
    open: true,
    onOpen: fn(),
    chosen: undefined,
    onSkill: fn(),
    onUse: fn(),
    onRead: fn(),
  },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Wizard = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '2 ×' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Open well/ }))
    await expect(args.onSkill).toHaveBeenCalledWith(expect.objectContaining({ key: 'mpheal' }), 2)
    await userEvent.click(canvas.getByRole('button', { name: /^Use\s*Snowball/ }))
    await expect(args.onUse).toHaveBeenCalledWith('snowball')
    await userEvent.click(canvas.getByRole('button', { name: 'Read it' }))
    await expect(args.onRead).toHaveBeenCalledWith(expect.objectContaining({ from: 'Ana of the Long Bridge' }))
  },
} satisfies Story
export const Warrior = { args: { of: 'warrior' } } satisfies Story
export const Rogue = { args: { of: 'rogue' } } satisfies Story
export const Healer = { args: { of: 'healer' } } satisfies Story
export const HealthIsFull = { args: { of: 'healer', stats: { hp: 50 } } } satisfies Story
export const BelowItsLevels = { args: { of: 'rogue', stats: { lvl: 10 } } } satisfies Story

/** A skill that can't be cast stays readable, and a press does nothing. */
export const NoMana = {
  args: { of: 'wizard', stats: { mp: 3 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Kindling/ }))
    await expect(args.onSkill).not.toHaveBeenCalled()
  },
} satisfies Story
/** The drawer folds while a skill waits, so that the cards are in sight. */
export const WaitingForATarget = { args: { chosen: 'fireball' } } satisfies Story
export const Closed = {
  args: { open: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Skills/ }))
    await expect(args.onOpen).toHaveBeenCalledWith(true)
  },
} satisfies Story

/** One Tab stop; arrows walk the skills. */
export const ByKeyboard = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /^Kindling/ }).focus()
    await userEvent.keyboard('{End}{Home}{ArrowRight}{Enter}')
    await expect(args.onSkill).toHaveBeenCalledWith(expect.objectContaining({ key: 'mpheal' }), 1)
  },
} satisfies Story

export const LongestText = { args: { of: 'healer', wordy: true } } satisfies Story
export const AtNight = { globals: { theme: 'dark' } } satisfies Story
export const OnAPhone = { globals: { viewport: { value: 'phone' } } } satisfies Story
export const OnTheSmallestScreen = {
  args: LongestText.args,
  globals: { viewport: { value: 'smallest' } },
} satisfies Story
/** The handle breaks into two lines before the page grows wider than the window. */
export const LargeText = {
  args: { open: false },
  globals: { viewport: { value: 'smallest' }, textSize: '200%' },
  tags: ['browser'],
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button', { name: /^Skills/ }).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
} satisfies Story
