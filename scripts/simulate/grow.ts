import { commands } from '@daykeep/rules/commands'
import type { Skill } from '@daykeep/rules/catalogue'
import type { Task } from '@daykeep/rules/model'
import { dispatch, type Hero } from './hero.ts'

/** The level at which a class can be chosen. */
const CLASS_LEVEL = 10

/** Casts a day, at most. */
const MAX_CASTS = 5

/** Chooses a class, allocates points, and casts the first skill of the class while mana lasts. */
export const grow = (hero: Hero): void => {
  const { stats, flags } = hero.user
  if (stats.lvl < CLASS_LEVEL) return
  if (!flags.classSelected) dispatch(hero, commands.changeClass, { class: hero.life.class })
  if (hero.user.stats.points > 0) dispatch(hero, commands.allocateNow, {})
  const skill = firstSkill(hero)
  if (skill === undefined) return
  for (let remaining = MAX_CASTS; remaining > 0 && hero.user.stats.mp >= skill.mana; remaining -= 1) cast(hero, skill)
}

const firstSkill = ({ catalogue, user }: Hero): Skill | undefined =>
  Object.values<Skill>(catalogue.skills).find(
    (skill) => skill.class === user.stats.class && skill.level <= user.stats.lvl && skill.target !== 'party',
  )

/** Casts on the task of the highest value; a skill that heals is saved while health is above 35. */
const cast = (hero: Hero, { key, target }: Skill): void => {
  if (target === 'self' && hero.user.stats.hp > 35) return
  if (target !== 'task') {
    dispatch(hero, commands.castSkill, { skill: key })
    return
  }
  let best: Task | undefined
  for (const task of Object.values<Task>(hero.tasks))
    if (task.type !== 'reward' && !(task.type === 'todo' && task.completed) && task.value > (best?.value ?? -Infinity))
      best = task
  if (best !== undefined) dispatch(hero, commands.castSkill, { skill: key, target: best._id })
}
