import type { Catalogue, Gear } from '@daykeep/rules/content'
import { GEAR_SLOTS, type Outfit, type User } from '@daykeep/rules/model'
import type { AvatarArt, Creature, WornGear } from '../../art/index.ts'
import { gearFacts, toThing } from '../things/index.ts'

/** How a player looks: body, the outfit that is shown, background, pet and mount. */
export const toAvatar = (catalogue: Catalogue, user: User): AvatarArt => {
  const { preferences, items } = user
  const { size, skin, shirt, hair, chair } = preferences
  return {
    size,
    skin,
    shirt,
    hair,
    chair,
    gear: worn(catalogue, preferences.costume ? items.gear.costume : items.gear.equipped),
    background: backgroundOf(catalogue, user),
    pet: creature(catalogue, 'pet', items.currentPet),
    mount: creature(catalogue, 'mount', items.currentMount),
    sleeping: preferences.sleep,
    class: user.stats.class,
  }
}

const worn = (catalogue: Catalogue, outfit: Outfit): AvatarArt['gear'] => {
  const all: Readonly<Record<string, Gear>> = catalogue.gear
  const pieces = GEAR_SLOTS.flatMap((slot) => {
    const gear = all[outfit[slot] ?? '']
    return gear === undefined ? [] : [[slot, toWorn(gear)] as const]
  })
  return Object.fromEntries(pieces)
}

const toWorn = (gear: Gear): WornGear => ({ ...gear.art, ...gearFacts(gear), twoHanded: gear.twoHanded })

const backgroundOf = (catalogue: Catalogue, { preferences }: User): AvatarArt['background'] => {
  const all: Readonly<Record<string, { readonly art: Readonly<Record<string, unknown>> }>> = catalogue.backgrounds
  return all[preferences.background ?? '']?.art
}

const creature = (catalogue: Catalogue, kind: 'pet' | 'mount', key: string): Creature | undefined => {
  const thing = toThing(catalogue, kind, key)
  return thing?.kind === kind ? { species: thing.species, potion: thing.potion } : undefined
}
