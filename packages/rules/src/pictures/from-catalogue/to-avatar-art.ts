import type { Catalogue } from '../../catalogue/index.ts'
import { GEAR_SLOTS, type User } from '../../model/index.ts'
import { ownEntry } from '../../primitives/index.ts'
import type { WornGear } from '../model/art-field.ts'
import type { AvatarArt, AvatarForm } from '../model/avatar-art.ts'
import { gearFacts } from './gear-facts.ts'
import { toCreature } from './to-creature.ts'

type Gear = User['items']['gear']
type Buffs = User['stats']['buffs']
type Preferences = User['preferences']

/** What each thing that party members throw turns a player into. docs/reference/content.md 4. */
const FORM_OF_BUFF = {
  snowball: 'snowman',
  spookySparkles: 'ghost',
  shinySeed: 'flower',
  seafoam: 'seastar',
} as const satisfies Readonly<Record<string, AvatarForm>>

type TransformingBuff = keyof typeof FORM_OF_BUFF

/** The fields of a player that decide the avatar; a member's public profile has them too. */
export type Looks = {
  readonly preferences: Pick<Preferences, 'size' | 'skin' | 'shirt' | 'hair' | 'chair' | 'costume' | 'sleep'> & {
    readonly background?: string | undefined
  }
  readonly items: Pick<User['items'], 'currentPet' | 'currentMount'> & {
    readonly gear: Pick<Gear, 'equipped' | 'costume'>
  }
  readonly stats: Pick<User['stats'], 'class'> & { readonly buffs: Pick<Buffs, TransformingBuff> }
}

/** The art of a player's avatar, in the costume if it is worn, else in battle gear. */
export const toAvatarArt = ({ preferences, items, stats }: Looks, catalogue: Catalogue): AvatarArt => {
  const { size, skin, shirt, hair, chair, costume, sleep, background } = preferences
  const outfit = costume ? items.gear.costume : items.gear.equipped
  const gear = GEAR_SLOTS.map((slot) => [slot, wornGear(catalogue, outfit[slot])] as const)
  return {
    size,
    skin,
    shirt,
    hair,
    chair,
    gear: Object.fromEntries(gear),
    background: ownEntry(catalogue.backgrounds, background ?? '')?.art,
    mount: toCreature(catalogue, ownEntry(catalogue.mounts, items.currentMount)),
    pet: toCreature(catalogue, ownEntry(catalogue.pets, items.currentPet)),
    sleeping: sleep,
    transformation: formOf(stats.buffs),
    class: stats.class,
  }
}

const wornGear = (catalogue: Catalogue, key: Gear['equipped']['weapon']): WornGear | undefined => {
  const gear = key === undefined ? undefined : ownEntry(catalogue.gear, key)
  return gear && { ...gear.art, ...gearFacts(gear), twoHanded: gear.twoHanded }
}

const formOf = (buffs: Looks['stats']['buffs']): AvatarForm | undefined => {
  const buff = (Object.keys(FORM_OF_BUFF) as ReadonlyArray<TransformingBuff>).find((key) => buffs[key])
  return buff && FORM_OF_BUFF[buff]
}
