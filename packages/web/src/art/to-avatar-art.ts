import type { Catalogue } from '@daykeep/rules/content'
import { asKey, type BackgroundKey, type PetKey, type User } from '@daykeep/rules/model'
import type { WornGear } from './art-field.ts'
import type { AvatarArt, Transformation } from './avatar-art.ts'
import { gearFacts } from './gear-facts.ts'
import { GEAR_SLOTS } from './library.ts'
import { toCreature } from './to-creature.ts'

type Gear = User['items']['gear']
type Buffs = User['stats']['buffs']
type Preferences = User['preferences']

/** What friends throw, and what it turns one into. Content specification, section 5. */
const THROWN = ['snowball', 'spookySparkles', 'shinySeed', 'seafoam'] as const
type Thrown = (typeof THROWN)[number]

const TURNED_INTO: Readonly<Record<Thrown, Transformation>> = {
  snowball: 'snowman',
  spookySparkles: 'ghost',
  shinySeed: 'flower',
  seafoam: 'seastar',
}

/** What of a player decides how they look; a member's public profile has it too. */
export type Looks = {
  readonly preferences: Pick<Preferences, 'size' | 'skin' | 'shirt' | 'hair' | 'chair' | 'costume' | 'sleep'> & {
    readonly background?: string | undefined
  }
  readonly items: Pick<User['items'], 'currentPet' | 'currentMount'> & {
    readonly gear: Pick<Gear, 'equipped' | 'costume'>
  }
  readonly stats: Pick<User['stats'], 'class'> & { readonly buffs: Pick<Buffs, Thrown> }
}

/** A player as the art of an avatar. The costume shows if they wear one, else the battle gear. */
export const toAvatarArt = ({ preferences, items, stats }: Looks, catalogue: Catalogue): AvatarArt => {
  const { size, skin, shirt, hair, chair, costume, sleep, background } = preferences
  const outfit = costume ? items.gear.costume : items.gear.equipped
  const gear = GEAR_SLOTS.map((slot) => [slot, wornGear(catalogue, outfit[slot])] as const)
  const animal = (key: string): PetKey => asKey<PetKey>(key)
  return {
    size,
    skin,
    shirt,
    hair,
    chair,
    gear: Object.fromEntries(gear),
    background: catalogue.backgrounds[asKey<BackgroundKey>(background ?? '')]?.art,
    mount: toCreature(catalogue, catalogue.mounts[animal(items.currentMount)]),
    pet: toCreature(catalogue, catalogue.pets[animal(items.currentPet)]),
    sleeping: sleep,
    transformation: transformationBy(stats.buffs),
    class: stats.class,
  }
}

const wornGear = (catalogue: Catalogue, key: Gear['equipped']['weapon']): WornGear | undefined => {
  const gear = key === undefined ? undefined : catalogue.gear[key]
  return gear && { ...gear.art, ...gearFacts(gear), twoHanded: gear.twoHanded }
}

const transformationBy = (buffs: Looks['stats']['buffs']): Transformation | undefined => {
  const thrown = THROWN.find((item) => buffs[item])
  return thrown && TURNED_INTO[thrown]
}
