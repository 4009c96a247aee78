import type { User } from '../model/index.ts'

/** Level from which a player may have a class. Application specification, section 4. */
export const CLASS_LEVEL = 10

/** A class is chosen and in use, whatever the level. Reference, rules 1.7. */
export const isClassInUse = ({ flags, preferences }: User): boolean =>
  flags.classSelected && !preferences.disableClasses

/** "Has a class": level 10 or more, a class chosen, classes not disabled. Application specification, section 4. */
export const hasClass = (user: User): boolean => user.stats.lvl >= CLASS_LEVEL && isClassInUse(user)
