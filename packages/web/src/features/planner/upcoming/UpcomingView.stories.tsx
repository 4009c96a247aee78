import { dayOf } from '@daykeep/rules/calendar'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent } from 'storybook/test'
import type { PlannedDay, PlannedTask } from './to-weeks.ts'
import { UpcomingView } from './UpcomingView.tsx'

const FIRST = dayOf(2026, 5, 8)

const planned = (title: string, more: Partial<PlannedTask> = {}): PlannedTask => ({
  id: title,
  title,
  type: 'todo',
  movable: true,
  ...more,
})

const DAILIES = ['Stretch', 'Plan the day', 'Read', 'Swim', 'Water the plants', 'Clear the inbox'].map((title) =>
  planned(title, { type: 'daily', movable: false }),
)

const weeks = (todosOn: (at: number) => ReadonlyArray<PlannedTask>): ReadonlyArray<ReadonlyArray<PlannedDay>> =>
  [0, 1].map((week) =>
    Array.from({ length: 7 }, (_, at) => ({
      day: FIRST + 7 * week + at,
      isToday: week === 0 && at === 2,
      isPast: week === 0 && at < 2,
      todos: week === 0 && at < 2 ? [] : todosOn(7 * week + at),
      dailies: week === 0 && at < 2 ? [] : DAILIES.slice(0, at),
    })),
  )

const meta = {
  title: 'Planner/Upcoming',
  component: UpcomingView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Drawn) => (
      <MemoryRouter>
        <Drawn />
      </MemoryRouter>
    ),
  ],
  args: {
    plan: {
      weeks: weeks((at) => (at === 4 ? [planned('Finish the tax form'), planned('A copy', { movable: false })] : [])),
      late: [planned('Renew the passport')],
      undated: [planned('Fix the squeaky gate')],
    },
    withDailies: true,
    announcement: '',
    onDailies: fn(),
    onOpen: fn(),
    onMove: fn(),
    onShift: fn(),
    onMore: fn(),
  },
} satisfies Meta<typeof UpcomingView>
export default meta
type Story = StoryObj<typeof meta>

export const TwoWeeks = {
  play: async ({ canvas, args }) => {
    const tax = canvas.getByRole('button', { name: 'Edit Finish the tax form' })
    tax.focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(args.onShift).toHaveBeenLastCalledWith('Finish the tax form', 1)
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(args.onShift).toHaveBeenLastCalledWith('Finish the tax form', -7)
    canvas.getByRole('button', { name: 'Edit A copy' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Enter}')
    await expect(args.onShift).toHaveBeenCalledTimes(2)
    await expect(args.onOpen).toHaveBeenLastCalledWith('A copy')
  },
} satisfies Story
export const NothingPlanned = {
  args: {
    plan: { weeks: weeks(() => []).map((week) => week.map((day) => ({ ...day, dailies: [] }))), late: [], undated: [] },
  },
} satisfies Story
export const ManyWithLongTexts = {
  args: {
    plan: {
      weeks: weeks(() => [planned('Donaudampfschifffahrtsgesellschaft '.repeat(5))]),
      late: Array.from({ length: 30 }, (_, at) => planned(`${at} Versicherungsangelegenheiten`)),
      undated: [],
    },
  },
  globals: { viewport: { value: 'smallest' } },
} satisfies Story
export const AtNight = { globals: { theme: 'dark' } } satisfies Story
