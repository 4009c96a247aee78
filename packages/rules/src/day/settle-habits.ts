import { dateOf, type Day, userDay } from '../calendar/index.ts'
import type { Habit } from '../model/index.ts'
import { isoWeek } from './iso-week.ts'
import { type DayStep, tasksOfType, withTasks } from './day-step.ts'

/** Values closer to zero than this become zero. docs/reference/rules.md 3.6. */
const NEGLIGIBLE = 0.1

/** Resets counters by day, week or month, and lets one-sided habits drift back to neutral. docs/reference/rules.md 3.6. */
export const settleHabits: DayStep =
  ({ now, clock, daysMissed }) =>
  (day) => {
    const today = userDay(clock, now)
    const settled = tasksOfType(day.tasks, 'habit').map((habit) => settleHabit(habit, today - daysMissed, today))
    return withTasks(day, settled)
  }

/** Settles one habit on a new day. `lastDay`: the user day of the previous new day. */
export const settleHabit = (habit: Habit, lastDay: Day, today: Day): Habit =>
  drifted(startsAgain(habit, lastDay, today) ? withoutCounts(habit) : habit)

/** Compares numbers of week and month without the year: an absence of a whole year does not reset. */
const startsAgain = ({ frequency }: Habit, lastDay: Day, today: Day): boolean => {
  switch (frequency) {
    case 'daily':
      return true
    case 'weekly':
      return isoWeek(lastDay) !== isoWeek(today)
    case 'monthly':
      return dateOf(lastDay).month !== dateOf(today).month
  }
}

const withoutCounts = (habit: Habit): Habit =>
  habit.counterUp === 0 && habit.counterDown === 0 ? habit : { ...habit, counterUp: 0, counterDown: 0 }

const drifted = (habit: Habit): Habit => {
  if ((habit.up && habit.down) || habit.value === 0) return habit
  return { ...habit, value: Math.abs(habit.value) < NEGLIGIBLE ? 0 : habit.value / 2 }
}
