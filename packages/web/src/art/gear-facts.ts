import type { Gear } from '@daykeep/rules/content'
import type { GearFacts } from './art-field.ts'
import type { GearClass } from './library.ts'

const CLASSES: ReadonlyArray<string> = ['warrior', 'wizard', 'rogue', 'healer'] satisfies ReadonlyArray<GearClass>
const isClass = (group: string): group is GearClass => CLASSES.includes(group)

/** What a piece of gear says about its looks besides its art: class and tier, or that it is nothing at all. */
export const gearFacts = ({ group, index, specialClass }: Gear): GearFacts => {
  if (group === 'base') return { bare: true }
  return isClass(group) ? { class: group, tier: Number(index) } : { class: specialClass }
}
