import { PlayerClass } from '../../model/index.ts'
import type { Gear } from '../../catalogue/index.ts'
import type { GearFacts } from '../model/art-field.ts'

/** What decides the looks of gear besides its art: class and tier, or that it is the bare slot. */
export const gearFacts = ({ group, index, specialClass }: Gear): GearFacts => {
  if (group === 'base') return { bare: true }
  return PlayerClass.is(group) ? { class: group, tier: Number(index) } : { class: specialClass }
}
