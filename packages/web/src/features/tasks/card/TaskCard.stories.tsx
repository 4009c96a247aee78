import type { Meta, StoryObj } from '@storybook/react-vite'
import { HOUR } from '@daykeep/rules/kernel'
import { TASK_COLORS } from '@daykeep/rules/tasks'
import { expect, fn, userEvent, screen } from 'storybook/test'
import { dueIn, sampleChecklist, sampleDaily, sampleHabit, sampleReward, sampleTodo } from '../fixtures/sample-cards.ts'
import { TaskCallbacksContext } from './task-callbacks.ts'
import { TaskCard } from './TaskCard.tsx'

const callbacks = { onScore: fn(), onTick: fn(), onCollapse: fn(), onEdit: fn(), onDelete: fn(), onChallenge: fn() }

const meta = {
  component: TaskCard,
  args: { task: sampleHabit },
  decorators: [
    (Drawn) => (
      <TaskCallbacksContext value={callbacks}>
        <div style={{ inlineSize: 'min(300px, 100%)' }}>
          <Drawn />
        </div>
      </TaskCallbacksContext>
    ),
  ],
} satisfies Meta<typeof TaskCard>
export default meta
type Story = StoryObj<typeof meta>

export const Habit = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plus for Drink a glass of water' }))
    await expect(callbacks.onScore).toHaveBeenLastCalledWith('task', 'up')
    await userEvent.click(canvas.getByRole('button', { name: 'Minus for Drink a glass of water' }))
    await expect(callbacks.onScore).toHaveBeenLastCalledWith('task', 'down')
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Drink a glass of water' }))
    await expect(callbacks.onEdit).toHaveBeenLastCalledWith('task')
  },
} satisfies Story
export const HabitPlusOnly = {
  args: { task: { ...sampleHabit, down: false, counterDown: 0, color: 'better' } },
  play: async ({ canvas }) => {
    const [plus, minus] = ['Plus', 'Minus'].map((side) =>
      canvas.getByRole('button', { name: `${side} for Drink a glass of water`, hidden: true }),
    )
    await expect(plus).toBeEnabled()
    await expect(minus).toBeDisabled()
    await userEvent.click(minus as HTMLElement, { pointerEventsCheck: 0 })
    await expect(callbacks.onScore).not.toHaveBeenCalled()
  },
} satisfies Story
export const HabitMinusOnly = {
  args: { task: { ...sampleHabit, up: false, counterUp: 0, color: 'bad' } },
} satisfies Story
export const HabitOfNeither = {
  args: { task: { ...sampleHabit, up: false, down: false, counterUp: 0, counterDown: 0 } },
} satisfies Story
export const EveryColor = {
  render: () => (
    <div style={{ display: 'grid', gap: 9 }}>
      {TASK_COLORS.map((color) => (
        <TaskCard key={color} task={{ ...sampleHabit, id: color, title: `A ${color} habit`, color }} />
      ))}
    </div>
  ),
} satisfies Story

export const Daily = { args: { task: sampleDaily } } satisfies Story
export const DailyDone = {
  args: { task: { ...sampleDaily, completed: true, dimmed: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tick Stretch for ten minutes' }))
    await expect(callbacks.onScore).toHaveBeenLastCalledWith('task', 'down')
  },
} satisfies Story
export const DailyNotDue = {
  args: { task: { ...sampleDaily, dimmed: true, title: 'Swim' } },
  play: async ({ canvas }) => {
    callbacks.onScore.mockClear()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tick Swim' }))
    await expect(callbacks.onScore).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Do Swim early' }))
    await expect(callbacks.onScore).toHaveBeenLastCalledWith('task', 'up')
  },
} satisfies Story
export const DailyOfTheWeek = {
  args: { task: { ...sampleDaily, period: { per: 'week', done: 2, target: 3 } } },
} satisfies Story
export const DailySkipped = { args: { task: { ...sampleDaily, dimmed: true, skipped: true } } } satisfies Story
export const WithChecklist = {
  args: { task: { ...sampleDaily, title: 'Plan the day', checklist: sampleChecklist } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pick three things that matter' }))
    await expect(callbacks.onTick).toHaveBeenLastCalledWith('task', 'b')
    await userEvent.click(canvas.getByRole('button', { name: /Checklist of Plan the day/ }))
    await expect(callbacks.onCollapse).toHaveBeenLastCalledWith('task', true)
  },
} satisfies Story
export const ChecklistClosed = {
  args: { task: { ...sampleDaily, checklist: { ...sampleChecklist, collapsed: true } } },
} satisfies Story

export const Todo = { args: { task: sampleTodo } } satisfies Story
export const TodoLate = {
  args: { task: { ...sampleTodo, color: 'worst', due: dueIn(-2), notes: 'Photos are in the blue folder.' } },
} satisfies Story
export const TodoToday = { args: { task: { ...sampleTodo, due: dueIn(0) } } } satisfies Story
export const TodoTomorrow = { args: { task: { ...sampleTodo, due: dueIn(1) } } } satisfies Story
export const TodoWithReminders = {
  args: {
    task: { ...sampleTodo, due: dueIn(1), reminders: [{ time: 14 * HOUR }, { time: 9 * HOUR, day: dueIn(0).day }] },
  },
  play: async ({ canvas }) => expect(canvas.getByLabelText(/^Reminder: 2:00\sPM and /)).toBeInTheDocument(),
} satisfies Story
export const TodoLater = { args: { task: { ...sampleTodo, due: dueIn(9) } } } satisfies Story
export const TodoDone = {
  args: { task: { ...sampleTodo, completed: true, dimmed: true, due: dueIn(-1) } },
} satisfies Story
export const NotYours = { args: { task: { ...sampleTodo, interactive: false } } } satisfies Story

export const Reward = {
  args: { task: sampleReward },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Fancy coffee with Ines for 60 gold' }))
    await expect(callbacks.onScore).toHaveBeenLastCalledWith('task', 'down')
  },
} satisfies Story
export const RewardTooExpensive = {
  args: { task: { ...sampleReward, price: 1250.5, affordable: false } },
} satisfies Story

export const OfAChallenge = {
  args: { task: { ...sampleTodo, challenge: { name: 'Spring tidy', broken: false }, tags: ['Work'] } },
} satisfies Story
export const OfAChallengeThatIsGone = {
  args: { task: { ...sampleTodo, challenge: { name: 'Spring tidy', broken: true } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Spring tidy: gone' }))
    await expect(callbacks.onChallenge).toHaveBeenCalledWith(sampleTodo.id)
  },
} satisfies Story
export const Pending = { args: { task: { ...sampleTodo, pending: true } } } satisfies Story
export const WithMarkdown = {
  args: {
    task: {
      ...sampleTodo,
      title: 'Read *The Leopard*',
      notes: 'As in [the list](https://example.org):\n\n- a chapter a day\n- **no** skipping',
    },
  },
} satisfies Story
export const LongestText = {
  args: {
    task: {
      ...sampleTodo,
      title: 'Rechtsschutzversicherungsgesellschaften vergleichen und die Kündigungsbestätigung rechtzeitig abheften',
      notes:
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, und noch ein Satz dazu.',
      tags: ['Haushalt', 'Versicherungsangelegenheiten', 'Vor dem Urlaub'],
      due: dueIn(-12),
      checklist: sampleChecklist,
    },
  },
} satisfies Story
export const LargeText = { args: LongestText.args, globals: { textSize: '200%' } } satisfies Story
/** Six lines at most; the form has the rest. */
export const EndlessTitle = {
  tags: ['browser'],
  args: { task: { ...sampleTodo, notes: '', title: 'x'.repeat(5000) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading').getBoundingClientRect().height).toBeLessThan(6.5 * 22)
  },
} satisfies Story
/** Begins where its own writing begins. */
export const FromRightToLeft = {
  tags: ['browser'],
  args: { task: { ...sampleTodo, notes: '', title: 'قراءة كتاب' } },
  play: async ({ canvas }) => {
    const words = canvas.getByText('قراءة كتاب', { selector: 'span' })
    const range = document.createRange()
    range.selectNodeContents(words)
    const heading = canvas.getByRole('heading').getBoundingClientRect()
    await expect(range.getBoundingClientRect().right).toBeGreaterThan(heading.right - 8)
  },
} satisfies Story
export const Menu = {
  args: {
    moves: () => [
      { type: 'action', label: 'Move up', onSelect: fn(), disabled: true },
      { type: 'action', label: 'Move down', onSelect: fn() },
    ],
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'More about Drink a glass of water' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Delete/ }))
    await expect(callbacks.onDelete).toHaveBeenLastCalledWith('task')
  },
} satisfies Story

/** A board has hundreds, and each frame and each press looks through all of their elements: of few, and none that is positioned. */
export const OneOfHundreds = {
  args: { task: { ...sampleHabit, counterUp: 0, counterDown: 0 } },
  tags: ['browser'],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    const parts = [card, ...card.querySelectorAll('*')]
    await expect(parts.length).toBeLessThanOrEqual(11)
    const visible = parts.filter(({ clientWidth }) => clientWidth > 1)
    await expect(visible.filter((part) => getComputedStyle(part).position !== 'static')).toEqual([])
  },
} satisfies Story
