import { dateOf, type Day, userDay } from '../calendar/index.ts'
import type { Habit } from '../model/index.ts'
import { isoWeek } from './iso-week.ts'
import { type Step, tasksOfType, withTasks } from './new-day.ts'

/** Values nearer to zero than this become zero. Reference, rules 3.6. */
const NEGLIGIBLE = 0.1

/** Counters start again by the day, week or month, and one-sided habits drift back to neutral. Reference, rules 3.6. */
export const settleHabits: Step =
  ({ world, clock, daysMissed }) =>
  (day) => {
    const today = userDay(clock, world.now)
    const settled = tasksOfType(day.tasks, 'habit').map((habit) => settledHabit(habit, today - daysMissed, today))
    return withTasks(day, settled)
  }

/** One habit on a new day; `past`: the user day that was the last one before. */
export const settledHabit = (habit: Habit, past: Day, today: Day): Habit =>
  drifted(startsAgain(habit, past, today) ? withoutCounts(habit) : habit)

/** Only the numbers of week and month are compared: a year away leaves both as they were. */
const startsAgain = ({ frequency }: Habit, past: Day, today: Day): boolean => {
  switch (frequency) {
    case 'daily':
      return true
    case 'weekly':
      return isoWeek(past) !== isoWeek(today)
    case 'monthly':
      return dateOf(past).month !== dateOf(today).month
  }
}

const withoutCounts = (habit: Habit): Habit =>
  habit.counterUp === 0 && habit.counterDown === 0 ? habit : { ...habit, counterUp: 0, counterDown: 0 }

const drifted = (habit: Habit): Habit => {
  if ((habit.up && habit.down) || habit.value === 0) return habit
  return { ...habit, value: Math.abs(habit.value) < NEGLIGIBLE ? 0 : habit.value / 2 }
}
