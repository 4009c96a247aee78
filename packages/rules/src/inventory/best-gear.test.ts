import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCatalogue, aGear, aUser } from '../../test-kit/index.ts'
import { type Attribute, asKey, type GearKey, type User } from '../model/index.ts'
import { totalsOf } from '../stats/index.ts'
import { bestGear } from './best-gear.ts'
import { withOutfit } from './outfit.ts'
import { putOn } from './put-on.ts'

const catalogue = aCatalogue()
const keys = Object.keys(catalogue.gear).map((key) => asKey<GearKey>(key))
const owner = (owned: ReadonlyArray<GearKey>, equipped: Readonly<Record<string, GearKey>> = {}) =>
  aUser({ items: { gear: { owned: Object.fromEntries(owned.map((key) => [key, true])), equipped } } })

const dressed = (user: User, attribute: Attribute): User =>
  bestGear(catalogue, user, attribute).reduce((worn, key) => {
    const gear = catalogue.gear[key]
    return gear === undefined
      ? worn
      : withOutfit(worn, 'equipped', putOn(catalogue)(gear)(worn.items.gear.equipped).outfit)
  }, user)

describe('bestGear', () => {
  it('never makes the attribute less than it is, whatever is owned and worn', () => {
    fc.assert(
      fc.property(fc.subarray(keys), fc.constantFrom<Attribute>('str', 'int', 'con', 'per'), (owned, attribute) => {
        const user = owned.reduce((worn, key) => {
          const gear = catalogue.gear[key]
          return gear === undefined
            ? worn
            : withOutfit(worn, 'equipped', putOn(catalogue)(gear)(worn.items.gear.equipped).outfit)
        }, owner(owned))
        return totalsOf(catalogue, dressed(user, attribute))[attribute] >= totalsOf(catalogue, user)[attribute]
      }),
    )
  })

  it('weighs a weapon for both hands against weapon and shield together', () => {
    const [sword, staff, buckler] = [
      aGear('weapon_special_sword', { str: 4 }),
      aGear('weapon_special_staff', { twoHanded: true, str: 6 }),
      aGear('shield_special_buckler', { str: 3 }),
    ]
    const armoury = { ...catalogue, gear: { [sword.key]: sword, [staff.key]: staff, [buckler.key]: buckler } }
    expect(bestGear(armoury, owner([sword.key, staff.key, buckler.key]), 'str')).toEqual([sword.key, buckler.key])
    expect(bestGear(armoury, owner([staff.key, buckler.key]), 'str')).toEqual([staff.key])
  })

  it('leaves out slots that nothing helps', () => {
    expect(bestGear(catalogue, owner([]), 'str')).toEqual([])
  })
})
