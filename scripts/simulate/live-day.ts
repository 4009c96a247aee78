import type { QuestEffort } from '../../packages/rules/src/day/index.ts'
import { commands } from '../../packages/rules/src/commands.ts'
import type { Task } from '../../packages/rules/src/model/index.ts'
import { grow } from './grow.ts'
import { act, type Hero } from './hero.ts'
import { keepAnimals } from './keep-animals.ts'
import { shop } from './shop.ts'
import { useGems } from './use-gems.ts'

/** The morning of a day on which somebody comes by: yesterday is judged. What they did for a quest is handed in. */
export const morning = (hero: Hero): QuestEffort | undefined => {
  hero.life.visits += 1
  const started = act(hero, commands.startDay, {})
  reviveIfDead(hero)
  return started?.report.effort
}

/** What they do on it: tasks first, then what these brought is used. */
export const evening = (hero: Hero): void => {
  const { chance, ways } = hero
  for (let left = chance.times(ways.todos); left > 0; left -= 1)
    act(hero, commands.createTasks, {
      tasks: [{ type: 'todo', text: 'Errand', priority: chance.happens(0.5) ? 1 : 1.5 }],
    })
  for (const { id, direction } of toScore(hero)) act(hero, commands.scoreTask, { task: id, direction })
  reviveIfDead(hero)
  grow(hero)
  shop(hero)
  useGems(hero)
  if (chance.happens(ways.keepsAnimals)) keepAnimals(hero)
  if (hero.day % 7 === 0 && hero.user.notifications.length > 0)
    act(hero, commands.readNotifications, { ids: hero.user.notifications.map(({ id }) => id) })
}

/** Also called when a quest of the party struck. */
export const reviveIfDead = (hero: Hero): void => {
  if (hero.user.stats.hp <= 0) act(hero, commands.revive, {})
}

type Scoring = { readonly id: string; readonly direction: 'up' | 'down' }

const toScore = (hero: Hero): ReadonlyArray<Scoring> => {
  const { chance, ways } = hero
  const scorings: Scoring[] = []
  for (const task of Object.values<Task>(hero.tasks)) {
    if (task.type === 'daily' && task.isDue && !task.completed && chance.happens(ways.dailiesDone))
      scorings.push({ id: task._id, direction: 'up' })
    if (task.type === 'todo' && !task.completed && chance.happens(ways.todosDone))
      scorings.push({ id: task._id, direction: 'up' })
    if (task.type === 'habit') scorings.push(...habitScores(hero, task))
  }
  return scorings
}

/** A new player has two habits with a good side and two with a bad one. */
const habitScores = ({ chance, ways }: Hero, { _id: id, up, down }: Task & { readonly type: 'habit' }) => {
  const ups = up ? chance.times(ways.goodHabits / 2) : 0
  const downs = down ? chance.times(ways.badHabits / 2) : 0
  return [
    ...Array.from({ length: ups }, () => ({ id, direction: 'up' as const })),
    ...Array.from({ length: downs }, () => ({ id, direction: 'down' as const })),
  ]
}
