import type { Meta, StoryObj } from '@storybook/react-vite'
import { dayOf } from '@daykeep/rules/calendar'
import { HOUR } from '@daykeep/rules/kernel'
import { TASK_COLORS } from '@daykeep/rules/tasks'
import { expect, fn, userEvent, screen } from 'storybook/test'
import { TaskCallbacksContext } from './task-callbacks.ts'
import type { TaskCardModel } from './to-task-card.ts'
import { TaskCard } from './TaskCard.tsx'

type Of<Type extends TaskCardModel['type']> = Extract<TaskCardModel, { type: Type }>

const common = {
  id: 'task',
  title: 'Drink a glass of water',
  notes: '',
  color: 'good',
  tags: [],
  challenge: undefined,
  pending: false,
  target: true,
} as const
const habit: Of<'habit'> = {
  ...common,
  type: 'habit',
  up: true,
  down: true,
  counterUp: 5,
  counterDown: 1,
  interactive: true,
}
const ticked = { completed: false, dimmed: false, interactive: true, checklist: undefined } as const
const daily: Of<'daily'> = {
  ...common,
  ...ticked,
  type: 'daily',
  title: 'Stretch for ten minutes',
  color: 'best',
  streak: 46,
}
const todo: Of<'todo'> = {
  ...common,
  ...ticked,
  type: 'todo',
  title: 'Renew the passport',
  color: 'neutral',
  due: undefined,
}
const reward: Of<'reward'> = {
  ...common,
  type: 'reward',
  title: 'Fancy coffee with Ines',
  color: 'reward',
  price: 60,
  affordable: true,
}
const checklist = {
  done: 1,
  collapsed: false,
  items: [
    { id: 'a', text: 'Look at the calendar', completed: true },
    { id: 'b', text: 'Pick three things that matter', completed: false },
  ],
}
const due = (days: number) => ({ days, day: dayOf(2026, 10, 21) + days })

const callbacks = { onScore: fn(), onTick: fn(), onCollapse: fn(), onEdit: fn(), onDelete: fn(), onChallenge: fn() }

const meta = {
  component: TaskCard,
  args: { task: habit },
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
  args: { task: { ...habit, down: false, counterDown: 0, color: 'better' } },
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
export const HabitMinusOnly = { args: { task: { ...habit, up: false, counterUp: 0, color: 'bad' } } } satisfies Story
export const HabitOfNeither = {
  args: { task: { ...habit, up: false, down: false, counterUp: 0, counterDown: 0 } },
} satisfies Story
export const EveryColor = {
  render: () => (
    <div style={{ display: 'grid', gap: 9 }}>
      {TASK_COLORS.map((color) => (
        <TaskCard key={color} task={{ ...habit, id: color, title: `A ${color} habit`, color }} />
      ))}
    </div>
  ),
} satisfies Story

export const Daily = { args: { task: daily } } satisfies Story
export const DailyDone = {
  args: { task: { ...daily, completed: true, dimmed: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tick Stretch for ten minutes' }))
    await expect(callbacks.onScore).toHaveBeenLastCalledWith('task', 'down')
  },
} satisfies Story
export const DailyNotDue = {
  args: { task: { ...daily, dimmed: true, title: 'Swim' } },
  play: async ({ canvas }) => {
    callbacks.onScore.mockClear()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tick Swim' }))
    await expect(callbacks.onScore).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Do Swim early' }))
    await expect(callbacks.onScore).toHaveBeenLastCalledWith('task', 'up')
  },
} satisfies Story
export const DailyOfTheWeek = {
  args: { task: { ...daily, period: { per: 'week', done: 2, target: 3 } } },
} satisfies Story
export const DailySkipped = { args: { task: { ...daily, dimmed: true, skipped: true } } } satisfies Story
export const WithChecklist = {
  args: { task: { ...daily, title: 'Plan the day', checklist } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pick three things that matter' }))
    await expect(callbacks.onTick).toHaveBeenLastCalledWith('task', 'b')
    await userEvent.click(canvas.getByRole('button', { name: /Checklist of Plan the day/ }))
    await expect(callbacks.onCollapse).toHaveBeenLastCalledWith('task', true)
  },
} satisfies Story
export const ChecklistClosed = {
  args: { task: { ...daily, checklist: { ...checklist, collapsed: true } } },
} satisfies Story

export const Todo = { args: { task: todo } } satisfies Story
export const TodoLate = {
  args: { task: { ...todo, color: 'worst', due: due(-2), notes: 'Photos are in the blue folder.' } },
} satisfies Story
export const TodoToday = { args: { task: { ...todo, due: due(0) } } } satisfies Story
export const TodoTomorrow = { args: { task: { ...todo, due: due(1) } } } satisfies Story
export const TodoWithReminders = {
  args: { task: { ...todo, due: due(1), reminders: [{ time: 14 * HOUR }, { time: 9 * HOUR, day: due(0).day }] } },
  play: async ({ canvas }) => expect(canvas.getByLabelText(/^Reminder: 2:00\sPM and /)).toBeInTheDocument(),
} satisfies Story
export const TodoLater = { args: { task: { ...todo, due: due(9) } } } satisfies Story
export const TodoDone = { args: { task: { ...todo, completed: true, dimmed: true, due: due(-1) } } } satisfies Story
export const NotYours = { args: { task: { ...todo, interactive: false } } } satisfies Story

export const Reward = {
  args: { task: reward },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Fancy coffee with Ines for 60 gold' }))
    await expect(callbacks.onScore).toHaveBeenLastCalledWith('task', 'down')
  },
} satisfies Story
export const RewardTooDear = { args: { task: { ...reward, price: 1250.5, affordable: false } } } satisfies Story

export const OfAChallenge = {
  args: { task: { ...todo, challenge: { name: 'Spring tidy', broken: false }, tags: ['Work'] } },
} satisfies Story
export const OfAChallengeThatIsGone = {
  args: { task: { ...todo, challenge: { name: 'Spring tidy', broken: true } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Spring tidy: gone' }))
    await expect(callbacks.onChallenge).toHaveBeenCalledWith(todo.id)
  },
} satisfies Story
export const Pending = { args: { task: { ...todo, pending: true } } } satisfies Story
export const WithMarkdown = {
  args: {
    task: {
      ...todo,
      title: 'Read *The Leopard*',
      notes: 'As in [the list](https://example.org):\n\n- a chapter a day\n- **no** skipping',
    },
  },
} satisfies Story
export const LongestText = {
  args: {
    task: {
      ...todo,
      title: 'Rechtsschutzversicherungsgesellschaften vergleichen und die Kündigungsbestätigung rechtzeitig abheften',
      notes:
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, und noch ein Satz dazu.',
      tags: ['Haushalt', 'Versicherungsangelegenheiten', 'Vor dem Urlaub'],
      due: due(-12),
      checklist,
    },
  },
} satisfies Story
/** Six lines at most; the form has the rest. */
export const EndlessTitle = {
  tags: ['browser'],
  args: { task: { ...todo, notes: '', title: 'x'.repeat(5000) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading').getBoundingClientRect().height).toBeLessThan(6.5 * 22)
  },
} satisfies Story
/** Begins where its own writing begins. */
export const FromRightToLeft = {
  tags: ['browser'],
  args: { task: { ...todo, notes: '', title: 'قراءة كتاب' } },
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
  args: { task: { ...habit, counterUp: 0, counterDown: 0 } },
  tags: ['browser'],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    const parts = [card, ...card.querySelectorAll('*')]
    await expect(parts.length).toBeLessThanOrEqual(11)
    const visible = parts.filter(({ clientWidth }) => clientWidth > 1)
    await expect(visible.filter((part) => getComputedStyle(part).position !== 'static')).toEqual([])
  },
} satisfies Story
