import { commands } from '@daykeep/rules/commands'
import type { QuestEffort, Task } from '@daykeep/rules/model'
import { grow } from './grow.ts'
import { dispatch, type Hero } from './hero.ts'
import { keepAnimals } from './keep-animals.ts'
import { shop } from './shop.ts'
import { useGems } from './use-gems.ts'

/** Starts the player's new day; the quest progress of the day before, if any. */
export const morning = (hero: Hero): QuestEffort | undefined => {
  hero.life.visits += 1
  const started = dispatch(hero, commands.startDay, {})
  reviveIfDead(hero)
  return started?.report.effort
}

/** Scores tasks, then spends what they earned. */
export const evening = (hero: Hero): void => {
  const { chance, style: ways } = hero
  for (let remaining = chance.times(ways.todos); remaining > 0; remaining -= 1)
    dispatch(hero, commands.createTasks, {
      tasks: [{ type: 'todo', text: 'Errand', priority: chance.happens(0.5) ? 1 : 1.5 }],
    })
  for (const { id, direction } of toScore(hero)) dispatch(hero, commands.scoreTask, { task: id, direction })
  reviveIfDead(hero)
  grow(hero)
  shop(hero)
  useGems(hero)
  if (chance.happens(ways.keepsAnimals)) keepAnimals(hero)
  if (hero.day % 7 === 0 && hero.user.notifications.length > 0)
    dispatch(hero, commands.readNotifications, { ids: hero.user.notifications.map(({ id }) => id) })
}

/** Also called after a quest of the party dealt damage. */
export const reviveIfDead = (hero: Hero): void => {
  if (hero.user.stats.hp <= 0) dispatch(hero, commands.revive, {})
}

type Scoring = { readonly id: string; readonly direction: 'up' | 'down' }

const toScore = (hero: Hero): ReadonlyArray<Scoring> => {
  const { chance, style: ways } = hero
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

/** The play style counts all habits; a new player has two with a good and two with a bad direction. */
const habitScores = ({ chance, style: ways }: Hero, { _id: id, up, down }: Task & { readonly type: 'habit' }) => {
  const ups = up ? chance.times(ways.goodHabits / 2) : 0
  const downs = down ? chance.times(ways.badHabits / 2) : 0
  return [
    ...Array.from({ length: ups }, () => ({ id, direction: 'up' as const })),
    ...Array.from({ length: downs }, () => ({ id, direction: 'down' as const })),
  ]
}
