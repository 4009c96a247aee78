import type { Meta, StoryObj } from '@storybook/react-vite'
import type { User } from '@daykeep/rules/model'
import { aTodo } from '@daykeep/rules/test-kit/task'
import { aPlayer, aUser } from '@daykeep/rules/test-kit/user'
import type { ComponentProps } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { catalogue } from '../../../test-kit/catalogue.ts'
import { storyLoaders } from '../../../test-kit/story-loaders.ts'
import { ClassChoiceDialog } from './ClassChoiceDialog.tsx'
import { toClassChoice } from './to-class-choice.ts'

type Props = Omit<ComponentProps<typeof ClassChoiceDialog>, 'choice'> & { readonly user: User }

const Sample = ({ user, ...actions }: Props) => (
  <ClassChoiceDialog {...actions} choice={toClassChoice(catalogue, aPlayer(user, [aTodo({ value: 2 })]))} />
)

const member = (balance: number) =>
  aUser({ stats: { lvl: 21, class: 'wizard', int: 20 }, flags: { classSelected: true }, balance })

const meta = {
  title: 'Class choice',
  component: Sample,
  loaders: storyLoaders,
  args: { user: aUser({ stats: { lvl: 10, str: 3 } }), onChoose: fn(), onOptOut: fn(), onClose: fn() },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const AtLevelTen = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /^Rogue/ }))
    await expect(await screen.findByText('Finds what others walk past.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Become a Rogue' }))
    await expect(args.onChoose).toHaveBeenCalledWith('rogue')
  },
} satisfies Story

/** Arrows walk the heroes. */
export const ByKeyboard = {
  play: async ({ args }) => {
    await waitFor(async () => expect(await screen.findByRole('radio', { name: /^Warrior/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(screen.getByRole('radio', { name: /^Healer/ })).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Become a Healer' }))
    await expect(args.onChoose).toHaveBeenCalledWith('healer')
  },
} satisfies Story

/** A change costs gems, so it is asked twice. */
export const Changing = {
  args: { user: member(2) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /^Healer/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Become a Healer for 3 gems' }))
    await expect(args.onChoose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Yes, spend 3 gems and become a Healer' }))
    await expect(args.onChoose).toHaveBeenCalledWith('healer')
  },
} satisfies Story
export const WithoutTheGems = {
  args: { user: member(0.5) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /^Healer/ }))
    await expect(screen.getByText('You need 3 gems for that.')).toBeInTheDocument()
    await expect(screen.getByRole('button', { name: 'Buy gems' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Become a Healer for 3 gems' }))
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
} satisfies Story
export const BackFromPlayingWithout = {
  args: { user: aUser({ stats: { lvl: 30 }, flags: { classSelected: true }, preferences: { disableClasses: true } }) },
} satisfies Story
export const OptingOut = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Play without classes' }))
    await expect(args.onOptOut).toHaveBeenCalledOnce()
  },
} satisfies Story
export const AtNight = { globals: { theme: 'dark' } } satisfies Story
export const OnAPhone = { globals: { viewport: { value: 'phone' } } } satisfies Story
export const OnTheSmallestScreen = {
  args: { user: member(2) },
  globals: { viewport: { value: 'smallest' } },
} satisfies Story
