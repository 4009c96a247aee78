import { DAY, toIso } from '@daykeep/rules/kernel'
import { asKey } from '@daykeep/rules/model'
import { aDayReport } from '@daykeep/rules/test-kit/day-report'
import { bags } from '@daykeep/rules/test-kit/bags'
import { aDaily } from '@daykeep/rules/test-kit/task'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { TestPlayerProvider } from '../../../test-kit/TestPlayerProvider.tsx'
import { pressInCelebration } from '../../../test-kit/celebration-lock.ts'
import { storyLoaders } from '../../../test-kit/story-loaders.ts'
import { aFreshPlayer } from '../../../test-kit/fresh-player.ts'
import { clearToasts } from '../../../test-kit/clear-toasts.ts'
import type { PlayerStore } from '../../sync/index.ts'
import { ToastRegion } from '../../toasts/index.ts'
import { EventFeedback } from './EventFeedback.tsx'

const openItems = fn()
const openDayReports = fn()
let store: PlayerStore
const user = () => store.snapshot().player.user

type Args = Omit<ComponentProps<typeof TestPlayerProvider>, 'children'>

const welcomed = { welcomed: true }

const meta: Meta<Args> = {
  title: 'Celebrations/In the game',
  loaders: storyLoaders,
  beforeEach: () => {
    localStorage.clear()
    return clearToasts()
  },
  args: { player: aFreshPlayer({ flags: welcomed }) },
  render: (args) => (
    <TestPlayerProvider {...args} onStore={(made) => (store = made)}>
      <MemoryRouter>
        <EventFeedback onOpenItems={openItems} onOpenDayReports={openDayReports} />
      </MemoryRouter>
      <ToastRegion />
    </TestPlayerProvider>
  ),
}

export default meta

type Story = StoryObj<Args>

const yesterday = { lastCron: toIso(Date.now() - DAY), flags: welcomed }
const nothingOpen = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const DyingAndComingBack = {
  args: { player: aFreshPlayer({ flags: welcomed, stats: { hp: 0, lvl: 3, gp: 20 } }) },
  play: async () => {
    await userEvent.keyboard('{Escape}')
    await pressInCelebration(/^Come back$/)
    await nothingOpen()
    await expect(user().stats).toMatchObject({ hp: 50, gp: 0, lvl: 2 })
  },
} satisfies Story

/** The question about yesterday comes first. */
export const YesterdayBeforeDeath = {
  args: {
    player: aFreshPlayer({ ...yesterday, stats: { hp: 0 } }, [
      aDaily({ text: 'Stretch' }),
      aDaily({ text: 'Walk', _id: asKey('task-2') }),
    ]),
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'A new day' })
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await userEvent.click(screen.getByRole('checkbox', { name: /Stretch/ }))
    await pressInCelebration(/^Start my day/)
    await screen.findByRole('dialog', { name: 'You fell' })
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
  },
} satisfies Story

/** The server refuses to start the day: what was ticked stays done, and the question returns with the rest. */
export const AStartTakenBack = {
  args: {
    player: aFreshPlayer(yesterday, [aDaily({ text: 'Stretch' }), aDaily({ text: 'Walk', _id: asKey('task-2') })]),
    refusesOnce: 'startDay',
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /Stretch/ }))
    await pressInCelebration(/^Start my day/)
    await screen.findByRole('dialog', { name: 'A new day' })
    await expect(await screen.findAllByRole('checkbox')).toHaveLength(1)
    await pressInCelebration(/^Start my day$/)
    await screen.findByRole('dialog', { name: 'Day 1 at the keep' })
  },
} satisfies Story

/** A refused tick keeps the question open until it is removed. */
export const ATickRefused = {
  args: { player: aFreshPlayer(yesterday, [aDaily({ text: 'Stretch', userId: asKey('somebody-else') })]) },
  play: async () => {
    const stretch = await screen.findByRole('checkbox', { name: /Stretch/ })
    await userEvent.click(stretch)
    await pressInCelebration(/^Start my day/)
    await expect(stretch).toBeChecked()
    await userEvent.click(stretch)
    await pressInCelebration(/^Start my day$/)
    await screen.findByRole('dialog', { name: 'Day 1 at the keep' })
  },
} satisfies Story

export const ANewDayWithoutANetwork = {
  args: { player: aFreshPlayer(yesterday, [aDaily({ text: 'Stretch' })]), online: false },
  play: async () => {
    await pressInCelebration(/^Start my day$/)
    await screen.findByRole('dialog', { name: 'Day 1 at the keep' })
    await expect(store.snapshot().waiting).toBeGreaterThan(0)
    await pressInCelebration(/^(Carry on|Thank you)$/)
    // The report of the day waits until it can be seen.
    await screen.findAllByText(/1 daily was left undone/)
    await nothingOpen()
    await expect(user().notifications.some(({ type }) => type === 'LOGIN_INCENTIVE')).toBe(false)
  },
} satisfies Story

/** What was not seen is told again, until it is waved away. */
export const ADayThatWasNotSeen = {
  args: { player: aFreshPlayer({ flags: welcomed, dayReport: aDayReport({ at: 7, undone: 1 }) }) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /1 daily was left undone/ }))
    await waitFor(() => expect(user().flags.dayReportSeen).toBe(toIso(7)))
  },
} satisfies Story

/** What opens the page has another identity after each navigation. */
export const OnceOverNavigation = {
  args: ADayThatWasNotSeen.args,
  render: (args) => (
    <TestPlayerProvider {...args}>
      <MemoryRouter>
        <Navigating />
      </MemoryRouter>
      <ToastRegion />
    </TestPlayerProvider>
  ),
  play: async () => {
    await screen.findByRole('button', { name: 'See why' })
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await waitFor(() => expect(screen.getByText('/elsewhere')).toBeVisible())
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(screen.getAllByRole('button', { name: 'See why' })).toHaveLength(1)
  },
} satisfies Story

const Navigating = () => {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const openPage = () => void navigate('/items')
  return (
    <>
      <p>{pathname}</p>
      <Link to="/elsewhere">Elsewhere</Link>
      <EventFeedback onOpenItems={openPage} onOpenDayReports={openPage} />
    </>
  )
}

/** One dialog after the other, or the others another time. */
export const BackFromAnotherDevice = {
  args: {
    player: aFreshPlayer({
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
    await pressInCelebration(/^Hatch it now$/)
    await screen.findByRole('dialog', { name: 'Plain sailing' })
    await pressInCelebration(/^Carry on$/)
    await screen.findByRole('dialog', { name: /Wolf/ })
    await expect(user().items.pets).toMatchObject({ 'Wolf-Base': 5 })
    await pressInCelebration(/^Take it along$/)
    await expect(user().items.currentPet).toBe('Wolf-Base')
    await nothingOpen()
    await expect(user().notifications.map(({ id }) => id)).not.toContain('1')
  },
} satisfies Story

const gift = (id: string, title: string) => ({
  id,
  type: 'ITEM_RECEIVED',
  data: { title, text: 'For the harvest.' },
  seen: false,
})

/** What is put off keeps its notification, and comes again when the game is opened. */
export const GiftsPutOff = {
  args: {
    player: aFreshPlayer({
      flags: welcomed,
      notifications: [gift('1', 'A hat'), gift('2', 'A scarf'), gift('3', 'Gloves')],
    }),
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'A hat' })
    await expect(screen.getByText(/^2 more moments wait/)).toBeVisible()
    await pressInCelebration(/^Carry on$/)
    // What was meant for the first does not sweep away the second.
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'A scarf' })
    await expect(screen.getByText(/^1 more moment waits/)).toBeVisible()
    await pressInCelebration(/^See them later$/)
    await nothingOpen()
    await expect(user().notifications.map(({ id }) => id)).toEqual(['3'])
  },
} satisfies Story

export const NeverSeenHere = {
  args: { player: aFreshPlayer() },
  play: async () => {
    await pressInCelebration(/^Skip all this$/)
    await nothingOpen()
    await expect(user().flags.welcomed).toBe(true)
  },
} satisfies Story
