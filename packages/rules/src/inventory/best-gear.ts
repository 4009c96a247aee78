import type { Catalogue, Gear } from '../catalogue/index.ts'
import { type Attribute, GEAR_SLOTS, type GearKey, type GearSlot, type User } from '../model/index.ts'
import { isOfClass, OWN_CLASS_BONUS } from '../stats/index.ts'
import { ownsGear } from './ownership.ts'

/**
 * The owned pieces that raise an attribute most, weapon and shield first; put on in this order, none sends another away. Slots
 * without a piece that raises it are left out. What is worn stays where another is only as good. docs/reference/rules.md 1.1.
 */
export const bestGear = (catalogue: Catalogue, user: User, attribute: Attribute): ReadonlyArray<GearKey> => {
  const owned = Object.values<Gear>(catalogue.gear).filter(({ key }) => ownsGear(user, key))
  const worthOf = (gear: Gear | undefined): number =>
    gear === undefined ? 0 : gear[attribute] * (isOfClass(gear, user.stats.class) ? 1 + OWN_CLASS_BONUS : 1)
  const best = (slot: GearSlot, suits: (gear: Gear) => boolean = () => true): Gear | undefined => {
    const worn = user.items.gear.equipped[slot]
    return owned
      .filter((gear) => gear.type === slot && worthOf(gear) > 0 && suits(gear))
      .toSorted(
        (one, other) => worthOf(other) - worthOf(one) || Number(other.key === worn) - Number(one.key === worn),
      )[0]
  }
  const inBothHands = best('weapon', ({ twoHanded }) => twoHanded)
  const [weapon, shield] = [best('weapon', ({ twoHanded }) => !twoHanded), best('shield')]
  const hands = worthOf(inBothHands) > worthOf(weapon) + worthOf(shield) ? [inBothHands] : [weapon, shield]
  const others = GEAR_SLOTS.filter((slot) => slot !== 'weapon' && slot !== 'shield').map((slot) => best(slot))
  return [...hands, ...others].flatMap((gear) => (gear === undefined ? [] : [gear.key]))
}
