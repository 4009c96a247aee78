import type { Meta, StoryObj } from '@storybook/react-vite'
import { dayClockOf } from '@daykeep/rules/calendar'
import type { Task, TaskType } from '@daykeep/rules/model'
import { sortByOrder } from '@daykeep/rules/tasks'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { TaskCallbacksContext, toTaskCard } from '../card/index.ts'
import { sampleCompleted, samplePlayer } from '../fixtures/sample-tasks.ts'
import { Column } from './Column.tsx'
import { type ColumnContext, toColumn } from './to-column.ts'

const now = Date.now()
const { user, tasks } = samplePlayer(now)
const all = sortByOrder([...Object.values<Task>(tasks), ...sampleCompleted(now)], user.tasksOrder)

const columnOf = (type: TaskType, changes: Partial<ColumnContext> = {}, some = all) =>
  toColumn({
    toCard: toTaskCard({ user, clock: dayClockOf(user), now, pending: new Set() }),
    filter: type === 'todo' ? 'remaining' : 'all',
    mode: 'full',
    search: '',
    tags: [],
    completed: 'loaded',
    ...changes,
  })(
    type,
    some.filter((task) => task.type === type),
  )

const callbacks = { onScore: fn(), onTick: fn(), onCollapse: fn(), onEdit: fn(), onDelete: fn(), onChallenge: fn() }

const meta = {
  component: Column,
  args: {
    column: columnOf('habit'),
    actions: {
      onFilter: fn(),
      onAdd: fn(),
      onNew: fn(),
      onMove: fn(),
      onShowAll: fn(),
      onClearCompleted: fn(),
      onRetry: fn(),
    },
  },
  decorators: [
    (Drawn) => (
      <TaskCallbacksContext value={callbacks}>
        <div style={{ inlineSize: 'min(340px, 100%)' }}>
          <Drawn />
        </div>
      </TaskCallbacksContext>
    ),
  ],
} satisfies Meta<typeof Column>
export default meta
type Story = StoryObj<typeof meta>

export const Habits = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Weak')
    await expect(args.actions.onFilter).toHaveBeenLastCalledWith('habit', 'yellowred')
  },
} satisfies Story
export const WeakHabits = { args: { column: columnOf('habit', { filter: 'yellowred' }) } } satisfies Story
export const StrongHabits = { args: { column: columnOf('habit', { filter: 'greenblue' }) } } satisfies Story
export const Dailies = { args: { column: columnOf('daily') } } satisfies Story
export const DailiesDue = { args: { column: columnOf('daily', { filter: 'due' }) } } satisfies Story
export const DailiesNotDue = { args: { column: columnOf('daily', { filter: 'notDue' }) } } satisfies Story
export const Todos = { args: { column: columnOf('todo') } } satisfies Story
export const TodosScheduled = { args: { column: columnOf('todo', { filter: 'scheduled' }) } } satisfies Story
export const TodosCompleted = {
  args: { column: columnOf('todo', { filter: 'complete2' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear completed to-dos' }))
    await expect(args.actions.onClearCompleted).toHaveBeenCalled()
  },
} satisfies Story
export const TodosCompletedLoading = {
  args: { column: columnOf('todo', { filter: 'complete2', completed: 'loading' }) },
} satisfies Story
export const TodosCompletedFailed = {
  args: { column: columnOf('todo', { filter: 'complete2', completed: 'failed' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.actions.onRetry).toHaveBeenCalled()
  },
} satisfies Story
export const Rewards = {
  args: { column: columnOf('reward'), children: <p>What the shops offer stands here.</p> },
} satisfies Story
export const RewardsWished = {
  args: { ...Rewards.args, column: columnOf('reward', { filter: 'wishlist' }) },
} satisfies Story
export const SimpleMode = {
  args: { column: columnOf('todo', { mode: 'simple', filter: 'all' }) },
} satisfies Story

export const NoHabits = {
  args: { column: columnOf('habit', {}, []) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a habit' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Add a habit' })).toHaveFocus())
  },
} satisfies Story
export const NoDailies = { args: { column: columnOf('daily', {}, []) } } satisfies Story
export const NoTodos = { args: { column: columnOf('todo', {}, []) } } satisfies Story
export const NoRewards = { args: { column: columnOf('reward', {}, []) } } satisfies Story
export const NoRewardsButAShop = { args: { ...Rewards.args, column: columnOf('reward', {}, []) } } satisfies Story
export const NothingCompleted = { args: { column: columnOf('todo', { filter: 'complete2' }, []) } } satisfies Story
export const AllHiddenByFilter = {
  args: {
    column: columnOf(
      'habit',
      { filter: 'greenblue' },
      all.filter(({ value }) => value < 1),
    ),
  },
} satisfies Story
export const NothingMatches = { args: { column: columnOf('habit', { search: 'zebra' }) } } satisfies Story

export const Adding = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Add a habit' })
    await userEvent.type(field, 'Sit up{Shift>}{Enter}{/Shift}Look up{Enter}')
    await expect(args.actions.onAdd).toHaveBeenLastCalledWith('habit', ['Sit up', 'Look up'])
  },
} satisfies Story

/** A Sunday. */
const lineClock = () => ({ language: 'en', now: Date.UTC(2026, 10, 22, 17), timezoneOffset: 0 })

export const AddingWithDates = {
  args: { column: columnOf('todo'), actions: { ...meta.args.actions, lineClock, onAddLines: fn() } },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Add a to-do' })
    await userEvent.type(field, 'Call Friday’s dentist tomorrow 14:00 #home !hard')
    const understood = await canvas.findByRole('group', { name: 'This is what will be added' })
    await expect(within(understood).getByText('Call Friday’s dentist')).toBeVisible()
    const parts = within(understood).getAllByRole('button', { pressed: true })
    await expect(parts.map(({ textContent }) => textContent)).toEqual(['Mon, Nov 23, 2026, 2:00 PM', '#home', 'Hard'])
    await userEvent.click(within(understood).getByRole('button', { name: '#home' }))
    await waitFor(() => expect(within(understood).getByText('Call Friday’s dentist #home')).toBeVisible())
    await userEvent.type(field, '{Enter}')
    await waitFor(() =>
      expect(args.actions.onAddLines).toHaveBeenLastCalledWith(
        [expect.objectContaining({ type: 'todo', title: 'Call Friday’s dentist #home' })],
        expect.anything(),
      ),
    )
  },
} satisfies Story

export const AddingWhatRepeats = {
  args: { column: columnOf('todo'), actions: { ...meta.args.actions, lineClock, onAddLines: fn() } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Add a to-do' })
    await userEvent.type(field, 'Water plants every 3 days{Shift>}{Enter}{/Shift}Post')
    await expect(await canvas.findByText('every 3 days')).toBeVisible()
    await expect(canvas.queryByText('Daily')).toBeNull()
    await userEvent.clear(field)
    await userEvent.type(field, 'Water plants every Monday')
    await expect(await canvas.findByText('Daily')).toBeVisible()
  },
} satisfies Story

export const Dragging = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('button', { name: 'Edit Drink a glass of water' })
    const { x, y } = card.getBoundingClientRect()
    await fireEvent.mouseDown(card, { button: 0, clientX: x + 9, clientY: y + 9 })
    await fireEvent.mouseMove(card.ownerDocument, { clientX: x + 9, clientY: y - 20 })
    await fireEvent.mouseMove(card.ownerDocument, { clientX: x + 9, clientY: y - 90 })
  },
} satisfies Story
export const OnAPhone = { globals: { viewport: { value: 'smallest' } } } satisfies Story
export const AtNight = { args: { column: columnOf('daily') }, globals: { theme: 'dark' } } satisfies Story
