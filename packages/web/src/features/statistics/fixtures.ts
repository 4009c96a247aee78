import { DAY, HOUR } from '@daykeep/rules/kernel'
import { asKey, type Daily, type TaskId } from '@daykeep/rules/model'
import { aDaily, aHabit } from '@daykeep/rules/test-kit/task'
import { aPlayer, aUser, NOON } from '@daykeep/rules/test-kit/user'

/** A daily with a year of history: done on most days, earlier on some than on others. */
const yearOf = (id: string, text: string, share: number): Daily => {
  const history = Array.from({ length: 365 }, (_, index) => ({
    date: NOON - (364 - index) * DAY + ((index * 5) % 11) * HOUR - 4 * HOUR,
    value: 8 * Math.sin(index / 40) + index / 60,
    isDue: true,
    completed: (index * 37) % 100 < share,
  }))
  return aDaily({ _id: asKey<TaskId>(id), text, history, streak: 12, value: 6.1 })
}

export const aYear = aPlayer(aUser(), [
  yearOf('walk', 'Take a walk', 82),
  yearOf('read', 'Read a chapter', 55),
  aHabit({ text: 'Stairs', value: 4, history: [{ date: NOON, value: 4, scoredUp: 9, scoredDown: 0 }] }),
])

export const withLongestNames = aPlayer(aUser(), [
  yearOf('long', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenpoliturnachschub bestellen', 90),
])
