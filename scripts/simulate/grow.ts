import { commands } from '../../packages/rules/src/commands.ts'
import { type Skill } from '../../packages/rules/src/content/index.ts'
import type { Task } from '../../packages/rules/src/model/index.ts'
import { act, type Hero } from './hero.ts'

/** From this level on a class can be chosen. */
const CLASS_LEVEL = 10

/** Casts in one day. */
const MOST_CASTS = 5

/** Chooses a class, places points, and casts the first skill of the class while the mana lasts. */
export const grow = (hero: Hero): void => {
  const { stats, flags } = hero.user
  if (stats.lvl < CLASS_LEVEL) return
  if (!flags.classSelected) act(hero, commands.changeClass, { class: hero.life.class })
  if (hero.user.stats.points > 0) act(hero, commands.allocateNow, {})
  const skill = firstSkill(hero)
  if (skill === undefined) return
  for (let left = MOST_CASTS; left > 0 && hero.user.stats.mp >= skill.mana; left -= 1) cast(hero, skill)
}

const firstSkill = ({ catalogue, user }: Hero): Skill | undefined =>
  Object.values<Skill>(catalogue.skills).find(
    (skill) => skill.class === user.stats.class && skill.level <= user.stats.lvl && skill.target !== 'party',
  )

/** On the task that is worth most, as players soon learn; whole players heal nobody. */
const cast = (hero: Hero, { key, target }: Skill): void => {
  if (target === 'self' && hero.user.stats.hp > 35) return
  if (target !== 'task') {
    act(hero, commands.castSkill, { skill: key })
    return
  }
  let best: Task | undefined
  for (const task of Object.values<Task>(hero.tasks))
    if (task.type !== 'reward' && !(task.type === 'todo' && task.completed) && task.value > (best?.value ?? -Infinity))
      best = task
  if (best !== undefined) act(hero, commands.castSkill, { skill: key, target: best._id })
}
