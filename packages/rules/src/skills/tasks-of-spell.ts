import { CARDS, TRANSFORMATIONS } from '../catalogue/index.ts'
import type { TaskScope } from '../command.ts'
import type { CastSkill } from './ready-cast.ts'

/** Skills on one task, which needs no other. */
const ON_ONE_TASK: ReadonlySet<string> = new Set(['fireball', 'smash', 'pickPocket', 'backStab'])

const WITHOUT_TASKS: ReadonlySet<string> = new Set<string>([
  ...CARDS,
  ...TRANSFORMATIONS,
  'salt',
  'opaquePotion',
  'petalFreePotion',
  'sand',
  'mpheal',
  'earth',
  'frost',
  'valorousPresence',
  'intimidate',
  'defensiveStance',
  'toolsOfTrade',
  'heal',
  'protectAura',
  'healAll',
])

/**
 * The tasks that casting a spell needs. A command declares them before the catalogue is available, so spells that need
 * fewer are known by name; for any other all tasks are loaded, and a skill that a designer adds reaches them.
 */
export const tasksOfSpell = ({ skill, target }: CastSkill): TaskScope => {
  if (ON_ONE_TASK.has(skill)) return target === undefined ? 'none' : { named: [target] }
  if (WITHOUT_TASKS.has(skill)) return 'none'
  return skill === 'stealth' ? 'active' : 'all'
}
