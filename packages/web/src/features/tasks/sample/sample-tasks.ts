import { DAY, type Instant, toIso } from '@daykeep/rules/kernel'
import { asKey, type Player, type TagId, type Task, type TaskId } from '@daykeep/rules/model'
import { aDaily, aHabit, aReward, aTodo } from '@daykeep/rules/test-kit/task'
import { aPlayer, aUser } from '@daykeep/rules/test-kit/user'

const tagNames = ['Work', 'Health', 'Learning', 'Chores', 'Errands', 'Creative']
const tags = tagNames.map((name) => ({ id: asKey<TagId>(name.toLowerCase()), name }))
const tagged = (...names: ReadonlyArray<string>) => ({ tags: names.map((name) => asKey<TagId>(name)) })
const id = (name: string) => ({ _id: asKey<TaskId>(name) })
const step = (text: string, completed = false) => ({ id: text, text, completed })
const NEVER = { su: false, m: false, t: false, w: false, th: false, f: false, s: false }

const habits: ReadonlyArray<Task> = [
  aHabit({
    ...id('lift'),
    text: 'Walk instead of taking the lift',
    value: 12,
    down: false,
    counterUp: 4,
    ...tagged('health'),
  }),
  aHabit({
    ...id('reading'),
    text: 'Twenty minutes of focused reading',
    notes: 'Any book counts. Phone stays in the other room.',
    value: 7,
    down: false,
    counterUp: 2,
    ...tagged('learning'),
  }),
  aHabit({ ...id('water'), text: 'Drink a glass of water', value: 3, counterUp: 5, counterDown: 1 }),
  aHabit({ ...id('desk'), text: 'Leave the desk tidy for tomorrow', ...tagged('chores') }),
  aHabit({ ...id('scroll'), text: 'Scroll in bed', value: -6, up: false, counterDown: 3 }),
  aHabit({ ...id('lunch'), text: 'Skip lunch and snack instead', value: -26, ...tagged('health') }),
]

const dailies: ReadonlyArray<Task> = [
  aDaily({ ...id('stretch'), text: 'Stretch for ten minutes', value: 14, streak: 46, ...tagged('health') }),
  aDaily({
    ...id('plan'),
    text: 'Plan the day',
    value: 4,
    streak: 12,
    checklist: [
      step('Look at the calendar', true),
      step('Pick three things that matter'),
      step('Write down one thing I can drop'),
    ],
  }),
  aDaily({
    ...id('portuguese'),
    text: 'Practise Portuguese',
    notes: 'One lesson, spoken aloud.',
    streak: 3,
    ...tagged('learning'),
  }),
  aDaily({
    ...id('inbox'),
    text: 'Clear the inbox',
    value: -14,
    challenge: { id: 'spring', shortName: 'Spring tidy challenge' },
    ...tagged('work'),
  }),
  aDaily({ ...id('plants'), text: 'Water the plants', value: 9, streak: 21, completed: true }),
  aDaily({ ...id('swim'), text: 'Swim', value: 2, streak: 8, repeat: NEVER, isDue: false }),
]

const todosOf = (now: Instant): ReadonlyArray<Task> => [
  aTodo({
    ...id('passport'),
    text: 'Renew the passport',
    notes: 'Photos are in the blue folder.',
    value: -22,
    date: toIso(now - 2 * DAY),
    ...tagged('errands'),
  }),
  aTodo({
    ...id('tax'),
    text: 'Finish the tax form',
    value: -4,
    date: toIso(now + DAY),
    checklist: [
      step('Collect receipts', true),
      step('Scan bank letters', true),
      step('Fill in part two'),
      step('Send it off'),
    ],
  }),
  aTodo({ ...id('dentist'), text: 'Book the dentist', date: toIso(now + 5 * DAY), ...tagged('health') }),
  aTodo({ ...id('gate'), text: 'Fix the squeaky gate', value: 2, ...tagged('chores') }),
  aTodo({
    ...id('sample'),
    text: 'Try one thing on every page',
    notes: 'A sample to-do from us. Delete it whenever you like.',
    byHabitica: true,
  }),
]

const rewards: ReadonlyArray<Task> = [
  aReward({ ...id('episode'), text: 'One episode, guilt free', value: 15 }),
  aReward({
    ...id('coffee'),
    text: 'Fancy coffee with Ines',
    notes: 'Only on a day with all dailies done.',
    value: 60,
  }),
]

/** A player with a day's worth of tasks of every kind, value and state. */
export const samplePlayer = (now: Instant): Player => {
  const todos = todosOf(now)
  const ids = (tasks: ReadonlyArray<Task>) => tasks.map(({ _id }) => _id)
  const tasksOrder = { habits: ids(habits), dailys: ids(dailies), todos: ids(todos), rewards: ids(rewards) }
  return aPlayer(
    aUser({ tags, tasksOrder, stats: { gp: 40, hp: 38 }, lastCron: toIso(now), lastCommand: toIso(now) }),
    [...habits, ...dailies, ...todos, ...rewards],
  )
}

/** To-dos that were completed before, as the server has them. */
export const sampleCompleted = (now: Instant): ReadonlyArray<Task> => [
  aTodo({ ...id('lamp'), text: 'Replace the lamp', completed: true, dateCompleted: toIso(now - DAY) }),
  aTodo({ ...id('library'), text: 'Return the library books', completed: true, dateCompleted: toIso(now - 3 * DAY) }),
]
