import type { Catalogue, Gear } from '../content/catalogue.ts'
import { baseOf, withOutfit } from '../inventory/index.ts'
import { type User, withItems } from '../model/index.ts'
import { gearPin, withClassPins, withoutClassPins } from '../shops/index.ts'

/** The player without a piece of gear, which they can buy back from the rewards column. Reference, rules 5.1 step 6. */
export const withoutGear = (catalogue: Catalogue, user: User, piece: Gear): User => {
  const unpinned = withoutClassPins(catalogue, user)
  const { gear } = unpinned.items
  const lost = withItems(unpinned, { gear: { ...gear, owned: { ...gear.owned, [piece.key]: false } } })
  return withPin(withClassPins(catalogue, undressed(undressed(lost, 'equipped', piece), 'costume', piece)), piece)
}

const undressed = (user: User, name: 'equipped' | 'costume', { type, key }: Gear): User => {
  const outfit = user.items.gear[name]
  return outfit[type] === key ? withOutfit(user, name, { ...outfit, [type]: baseOf(type) }) : user
}

const withPin = (user: User, piece: Gear): User => {
  const pin = gearPin(piece)
  if (user.pinnedItems.some(({ path }) => path === pin.path)) return user
  return { ...user, pinnedItems: [...user.pinnedItems, pin] }
}
