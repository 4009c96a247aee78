export { attributeOrder, withPointPlaced } from './automatic-allocation.ts'
export { statsCommands } from './commands.ts'
export { experienceEver, experienceToLeave } from './experience.ts'
export { statMoves } from './stat-moves.ts'
export { withStoredFigures } from './stored-figures.ts'
export { CLASS_LEVEL, hasClass } from './has-class.ts'
export { levelBonus, levelForStats } from './level.ts'
export {
  type Breakdown,
  breakdownOf,
  isOfClass,
  manaLimit,
  MAX_HEALTH,
  maxMana,
  OWN_CLASS_BONUS,
  type Totals,
  totalsOf,
} from './totals.ts'
export { withPointsNotice } from './unallocated-points.ts'
export { type StatUpdate, updateStats } from './update-stats.ts'
