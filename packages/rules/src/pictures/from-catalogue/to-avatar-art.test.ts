import type { Catalogue, Gear } from '../../catalogue/index.ts'
import { aUser, type DeepPartial } from '../../../test-kit/index.ts'
import { asKey, type GearKey, type PetKey, type User } from '../../model/index.ts'
import { describe, expect, it } from 'vitest'
import { gearFacts } from './gear-facts.ts'
import { toAvatarArt } from './to-avatar-art.ts'
import { toCreature } from './to-creature.ts'

const fox = { natural: ['#e4712f', '#b04c18', '#fff3e4', '#3d2a2c', '#f2c9b8', '#e8dcc6'], eyes: '#7a9a3a' }
const red = { palette: null, liquid: '#d23c36' }

const gear = (facts: Partial<Gear>): Partial<Gear> => ({
  group: 'special',
  index: 'x',
  twoHanded: false,
  art: {},
  ...facts,
})

/** The part of a catalogue that avatars need. */
const catalogue = {
  gear: {
    armor_base_0: gear({ group: 'base', index: '0' }),
    weapon_wizard_3: gear({
      group: 'wizard',
      index: '3',
      twoHanded: true,
      art: { template: 'staff', palette: 'plum' },
    }),
    head_special_frost: gear({ specialClass: 'healer', art: { template: 'crown' } }),
  },
  eggs: { Fox: { art: fox } },
  hatchingPotions: { Red: { art: red } },
  pets: { 'Fox-Red': { egg: 'Fox', potion: 'Red' }, 'Wolf-Old': { art: { species: 'Wolf', potion: 'Shade' } } },
  mounts: { 'Fox-Red': { egg: 'Fox', potion: 'Red' } },
  backgrounds: { violet: { art: { mood: 'dusk' } } },
} as unknown as Catalogue

const artOf = (changes: DeepPartial<User> = {}) => toAvatarArt(aUser(changes), catalogue)
const equipped = { armor: asKey<GearKey>('armor_base_0'), weapon: asKey<GearKey>('weapon_wizard_3') } as const
const costume = { head: asKey<GearKey>('head_special_frost') } as const

describe('toAvatarArt', () => {
  it('takes what the player chose at the mirror', () => {
    expect(
      artOf({ preferences: { size: 'broad', skin: 'bear', shirt: 'fire', chair: 'pink', hair: { base: 7 } } }),
    ).toMatchObject({
      size: 'broad',
      skin: 'bear',
      shirt: 'fire',
      chair: 'pink',
      hair: { base: 7 },
    })
  })

  it('wears battle gear, or the costume if there is one, by art and facts, never by key', () => {
    const items = { gear: { equipped, costume } }
    expect(artOf({ items }).gear.weapon).toEqual({
      template: 'staff',
      palette: 'plum',
      class: 'wizard',
      tier: 3,
      twoHanded: true,
    })
    expect(artOf({ items }).gear.armor).toEqual({ bare: true, twoHanded: false })
    expect(artOf({ items, preferences: { costume: true } }).gear).toMatchObject({
      head: { template: 'crown', class: 'healer' },
      weapon: undefined,
    })
  })

  it('brings the background, the mount and the pet, and none that it does not know', () => {
    const creature = { species: fox, potion: red }
    const known = { items: { currentPet: 'Fox-Red', currentMount: 'Fox-Red' }, preferences: { background: 'violet' } }
    expect(artOf(known)).toMatchObject({ background: { mood: 'dusk' }, pet: creature, mount: creature })
    const unknown = { items: { currentPet: 'Yak-Blue', currentMount: '' }, preferences: { background: 'void' } }
    expect(artOf(unknown)).toMatchObject({ background: undefined, pet: undefined, mount: undefined })
  })

  it('sleeps, and turns into what was thrown', () => {
    expect(artOf({ preferences: { sleep: true } }).sleeping).toBe(true)
    expect(artOf().transformation).toBeUndefined()
    expect(artOf({ stats: { buffs: { snowball: true } } }).transformation).toBe('snowman')
    expect(artOf({ stats: { buffs: { spookySparkles: true } } }).transformation).toBe('ghost')
    expect(artOf({ stats: { buffs: { shinySeed: true } } }).transformation).toBe('flower')
    expect(artOf({ stats: { buffs: { seafoam: true } } }).transformation).toBe('seastar')
  })
})

describe('toCreature', () => {
  it('draws a special animal by its own art', () => {
    expect(toCreature(catalogue, catalogue.pets[asKey<PetKey>('Wolf-Old')])).toEqual({
      species: 'Wolf',
      potion: 'Shade',
    })
  })
})

describe('gearFacts', () => {
  it('knows class and tier of class gear, and the class that a special piece was made for', () => {
    expect(gearFacts(gear({ group: 'rogue', index: '5' }) as Gear)).toEqual({ class: 'rogue', tier: 5 })
    expect(gearFacts(gear({ specialClass: 'warrior' }) as Gear)).toEqual({ class: 'warrior' })
  })
})
