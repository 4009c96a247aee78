import { finestGear } from '../achievements/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { putOn } from '../inventory/index.ts'
import { type Attribute, type PlayerClass, type User, withFlags, withPreferences, withStats } from '../model/index.ts'
import { GEMS_PER_BALANCE } from '../purse/index.ts'
import { BASE_OUTFIT } from '../registration/index.ts'
import { attributeOrder, CLASS_LEVEL } from '../stats/index.ts'
import { RESET_PRICE } from './refund-points.ts'

/** What a class would mean for a player, before they choose it. docs/reference/screens.md 17 no. 6. */
export type ClassTrial = {
  /** The player as a member of the class, in what they wear now. */
  readonly member: User
  /** The same in the finest gear of the class, as nobody's spell has left them. */
  readonly hero: User
  /** The attributes of the class, most important first. */
  readonly attributes: ReadonlyArray<Attribute>
}

/** Shows the player as a member of a class. Changes nothing that is stored. */
export const classTrial = (catalogue: Catalogue, user: User, playerClass: PlayerClass): ClassTrial => {
  const member = withPreferences(withFlags(withStats(user, { class: playerClass }), { classSelected: true }), {
    disableClasses: false,
    costume: false,
  })
  const equipped = finestGear(catalogue, playerClass).reduce(
    (outfit, piece) => putOn(catalogue)(piece)(outfit).outfit,
    BASE_OUTFIT,
  )
  const untransformed = Object.fromEntries(Object.keys(catalogue.transformations).map((key) => [key, false]))
  const hero = {
    ...withStats(member, { buffs: { ...member.stats.buffs, ...untransformed } }),
    items: { ...member.items, gear: { ...member.items.gear, equipped } },
  }
  return { member, hero, attributes: attributeOrder(playerClass) }
}

/** What choosing a class costs now, in gems: nothing the first time, and after playing without. docs/reference/rules.md 5.4. */
export const gemsForClass = ({ flags, preferences }: User): number =>
  flags.classSelected && !preferences.disableClasses ? RESET_PRICE * GEMS_PER_BALANCE : 0

/** Whether the choice of a class is open: from level 10 on, until one is chosen or classes are disabled. */
export const mayChooseClass = ({ stats, flags }: User): boolean => stats.lvl >= CLASS_LEVEL && !flags.classSelected
