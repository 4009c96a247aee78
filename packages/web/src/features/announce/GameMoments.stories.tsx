import { DAY, toIso } from '@daykeep/rules/kernel'
import { asKey } from '@daykeep/rules/model'
import { bags } from '@daykeep/rules/test-kit/bags'
import { aDaily } from '@daykeep/rules/test-kit/task'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { PlayerStage } from '../../../test-kit/PlayerStage.tsx'
import { stageLoaders } from '../../../test-kit/stage-loaders.ts'
import { stagePlayer } from '../../../test-kit/stage-player.ts'
import { withoutToasts } from '../../../test-kit/without-toasts.ts'
import type { PlayerStore } from '../../player/index.ts'
import { ToastCorner } from '../../toasts/index.ts'
import { GameMoments } from './GameMoments.tsx'

let store: PlayerStore
const user = () => store.view().player.user

type Args = Omit<ComponentProps<typeof PlayerStage>, 'children'>

const welcomed = { welcomed: true }

const meta: Meta<Args> = {
  title: 'Moments/In the game',
  loaders: stageLoaders,
  beforeEach: withoutToasts,
  args: { player: stagePlayer({ flags: welcomed }) },
  render: (args) => (
    <PlayerStage {...args} onStore={(made) => (store = made)}>
      <GameMoments />
      <ToastCorner />
    </PlayerStage>
  ),
}

export default meta

type Story = StoryObj<Args>

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const yesterday = { lastCron: toIso(Date.now() - DAY), flags: welcomed }
const nothingOpen = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const DyingAndComingBack = {
  args: { player: stagePlayer({ flags: welcomed, stats: { hp: 0, lvl: 3, gp: 20 } }) },
  play: async () => {
    await userEvent.keyboard('{Escape}')
    await press(/^Come back$/)
    await nothingOpen()
    await expect(user().stats).toMatchObject({ hp: 50, gp: 0, lvl: 2 })
  },
} satisfies Story

/** Yesterday is asked about first; only then comes what waits, one at a time. */
export const YesterdayBeforeDeath = {
  args: {
    player: stagePlayer({ ...yesterday, stats: { hp: 0 } }, [
      aDaily({ text: 'Stretch' }),
      aDaily({ text: 'Walk', _id: asKey('task-2') }),
    ]),
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'A new day' })
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await userEvent.click(screen.getByRole('checkbox', { name: /Stretch/ }))
    await press(/^Start my day/)
    await screen.findByRole('dialog', { name: 'You fell' })
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
  },
} satisfies Story

/** The server takes the start back: what was ticked is done, and the question about the rest returns. */
export const AStartTakenBack = {
  args: {
    player: stagePlayer(yesterday, [aDaily({ text: 'Stretch' }), aDaily({ text: 'Walk', _id: asKey('task-2') })]),
    refusesOnce: 'startDay',
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /Stretch/ }))
    await press(/^Start my day/)
    await screen.findByRole('dialog', { name: 'A new day' })
    await expect(await screen.findAllByRole('checkbox')).toHaveLength(1)
    await press(/^Start my day$/)
    await screen.findByRole('dialog', { name: 'Day 1 at the keep' })
  },
} satisfies Story

/** A tick that can't be had keeps the question, ticks and all, until it is taken off. */
export const ATickRefused = {
  args: { player: stagePlayer(yesterday, [aDaily({ text: 'Stretch', userId: asKey('somebody-else') })]) },
  play: async () => {
    const stretch = await screen.findByRole('checkbox', { name: /Stretch/ })
    await userEvent.click(stretch)
    await press(/^Start my day/)
    await expect(stretch).toBeChecked()
    await userEvent.click(stretch)
    await press(/^Start my day$/)
    await screen.findByRole('dialog', { name: 'Day 1 at the keep' })
  },
} satisfies Story

export const ANewDayWithoutANetwork = {
  args: { player: stagePlayer(yesterday, [aDaily({ text: 'Stretch' })]), online: false },
  play: async () => {
    await press(/^Start my day$/)
    await screen.findByRole('dialog', { name: 'Day 1 at the keep' })
    await expect(store.view().waiting).toBeGreaterThan(0)
    await press(/^(Carry on|Thank you)$/)
    await nothingOpen()
    await expect(user().notifications.some(({ type }) => type === 'LOGIN_INCENTIVE')).toBe(false)
  },
} satisfies Story

/** What happened on another device: one window, the others mentioned in the corner. */
export const BackFromAnotherDevice = {
  args: {
    player: stagePlayer({
      flags: welcomed,
      notifications: [
        { id: '1', type: 'FIRST_DROPS', data: { egg: 'Wolf', hatchingPotion: 'Base' }, seen: false },
        { id: '2', type: 'ACHIEVEMENT_PET_COLOR', data: { achievement: 'backToBasics' }, seen: false },
      ],
      items: bags({ eggs: { Wolf: 1 }, hatchingPotions: { Base: 1 } }),
    }),
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Your first finds' })
    await press(/^Hatch it now$/)
    await screen.findByRole('dialog', { name: /Wolf/ })
    await expect(user().items.pets).toMatchObject({ 'Wolf-Base': 5 })
    await press(/^Take it along$/)
    await expect(user().items.currentPet).toBe('Wolf-Base')
    await nothingOpen()
    await expect(user().notifications.map(({ id }) => id)).not.toContain('1')
  },
} satisfies Story

export const NeverSeenHere = {
  args: { player: stagePlayer() },
  play: async () => {
    await press(/^Skip all this$/)
    await nothingOpen()
    await expect(user().flags.welcomed).toBe(true)
  },
} satisfies Story
