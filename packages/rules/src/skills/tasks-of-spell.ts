import type { TaskScope } from '../command.ts'
import { ownEntry } from '../kernel/index.ts'
import type { CastSkill } from './ready-cast.ts'

/** Skills that need more tasks than the named one; a command declares them before the catalogue is available. */
const MORE: Readonly<Record<string, TaskScope>> = { brightness: 'all', stealth: 'active' }

/** The tasks that casting a spell needs. */
export const tasksOfSpell = ({ skill, target }: CastSkill): TaskScope =>
  ownEntry(MORE, skill) ?? (target === undefined ? 'none' : { named: [target] })
