import type { TaskScope } from '../command.ts'
import { lookUp } from '../kernel/index.ts'
import type { CastSkill } from './ready-cast.ts'

/** Skills that look at more tasks than the one that is named: a command says so before the catalogue is at hand. */
const MORE: Readonly<Record<string, TaskScope>> = { brightness: 'all', stealth: 'active' }

/** The tasks that casting a spell needs. */
export const tasksOfSpell = ({ skill, target }: CastSkill): TaskScope =>
  lookUp(MORE, skill) ?? (target === undefined ? 'none' : { named: [target] })
