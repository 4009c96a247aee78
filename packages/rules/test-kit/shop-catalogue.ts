import type { Background, Card, Catalogue, Gear, Look, Quest, Transformation } from '../src/catalogue/index.ts'
import { asKey } from '../src/model/index.ts'
import { aCalendar } from './calendar.ts'
import { aCatalogue, aGear, anEgg, aPotion, aQuest } from './content.ts'

const byKey = <A extends { readonly key: string }>(things: ReadonlyArray<A>): Readonly<Record<string, A>> =>
  Object.fromEntries(things.map((thing) => [thing.key, thing]))

const scene = (key: string, set: string, changes: Partial<Background> = {}): Background => ({
  key: asKey(key),
  set,
  price: 7,
  currency: 'gems',
  art: {},
  ...changes,
})

const look = (kind: Look['kind'], key: string, set?: string): Look => ({
  kind,
  key,
  path: `${kind}.${key}`,
  price: set === undefined ? 0 : 2,
  ...(set === undefined ? {} : { set }),
})

const gala = (key: string, changes: Partial<Gear>): Gear => aGear(key, { season: 'summer', value: 90, ...changes })

const GEAR: ReadonlyArray<Gear> = [
  aGear('weapon_warrior_0', { value: 1 }),
  aGear('weapon_warrior_1', { value: 20 }),
  aGear('weapon_wizard_0', { twoHanded: true }),
  gala('weapon_special_summer2025Warrior', { set: 'gullSet', year: 2025, specialClass: 'warrior' }),
  gala('weapon_special_summer2026Warrior', { set: 'crabSet', year: 2026, specialClass: 'warrior' }),
  gala('weapon_special_summer2026Mage', { set: 'kelpSet', year: 2026, specialClass: 'wizard', twoHanded: true }),
  gala('weapon_special_summer2025Mage', { set: 'eelSet', year: 2025, specialClass: 'wizard', twoHanded: true }),
  aGear('head_special_crest', { value: 200 }),
  aGear('head_mystery_202512', { mystery: '202512' }),
  aGear('back_mystery_202512', { mystery: '202512' }),
  aGear('head_mystery_301404', { mystery: '301404' }),
  aGear('back_special_bearTail', { value: 20, gearSet: 'animal' }),
  aGear('headAccessory_special_bearEars', { value: 20, gearSet: 'animal' }),
]

const brings = (type: 'eggs' | 'hatchingPotions', key: string): Partial<Quest> => ({
  drop: { items: [{ type, key, count: 3 }], gp: 0, exp: 0 },
})

const QUESTS: ReadonlyArray<Quest> = [
  aQuest('late', { category: 'unlockable', level: 30 }),
  aQuest('first', { category: 'unlockable', value: 1 }),
  aQuest('moon', { category: 'unlockable', unlock: { type: 'loginReward', count: 7 } }),
  aQuest('coral1', { category: 'gold', goldValue: 200 }),
  aQuest('coral2', { category: 'gold', goldValue: 300, prerequisites: [asKey('coral1')], previous: asKey('coral1') }),
  aQuest('owl', brings('eggs', 'Owl')),
  aQuest('rat'),
  aQuest('frost', { category: 'hatchingPotion', ...brings('hatchingPotions', 'Frost') }),
  aQuest('robot', { category: 'timeTravelers', value: 1 }),
  aQuest('hunt', { value: 1, ...brings('eggs', 'Egg') }),
]

const SNOWBALL: Transformation = {
  key: 'snowball',
  value: 15,
  antidote: { key: 'salt', value: 5, art: {} },
  art: {},
}

const card = (key: Card['key'], limited: boolean): Card => ({ key, value: 10, messages: 1, limited, art: {} })

/** A world with one thing of each kind that shops list; in June the owl and the frost are on sale, and the hunt is on. */
export const shopCatalogue: Catalogue = aCatalogue({
  gear: byKey(GEAR),
  eggs: byKey([anEgg('Wolf'), anEgg('Fox'), anEgg('Owl', 'quest'), anEgg('Egg', 'quest')]),
  hatchingPotions: byKey([
    aPotion('Red'),
    aPotion('Base'),
    aPotion('Glow', 'premium'),
    aPotion('Frost', 'premium'),
    aPotion('Veggie', 'wacky'),
  ]),
  backgrounds: byKey([
    scene('mill', 'backgrounds062025'),
    scene('pier', 'backgrounds062024'),
    scene('lane', 'backgrounds062024'),
    scene('cliff', 'backgrounds072024'),
    scene('airship', 'timeTravelBackgrounds', { price: 1, currency: 'hourglasses' }),
    scene('flood', 'eventBackgrounds', { price: 0, event: 'resale' }),
    scene('meadow', 'eventBackgrounds', { price: 0, event: 'nye' }),
    scene('violet', 'incentiveBackgrounds', { currency: 'incentive' }),
  ]),
  quests: byKey(QUESTS),
  questBundles: byKey([{ key: 'friends', value: 7, quests: [], art: {} }]),
  transformations: { snowball: SNOWBALL },
  cards: byKey([card('greeting', false), card('nye', true)]),
  animalShop: { pets: [asKey('Mammoth-Base')], mounts: [asKey('Mammoth-Base')], forGems: [] },
  looks: [
    look('hair.color', 'brown'),
    look('hair.color', 'rainbow', 'rainbowHair'),
    look('hair.color', 'sea', 'summerHair'),
    look('hair.color', 'ice', 'winterHair'),
    look('hair.mustache', '1', 'facialHair'),
    look('hair.beard', '1', 'facialHair'),
    look('skin', 'wolf', 'animalSkins'),
    look('shirt', 'fire', 'specialShirts'),
  ],
  events: [
    { key: 'nye', from: '12-28T00:00+00:00', until: '01-04T00:00+00:00', sells: { cards: ['nye'] } },
    {
      key: 'resale',
      from: '04-03T00:00+00:00',
      until: '05-01T00:00+00:00',
      sells: { premiumHatchingPotions: ['Veggie'] },
    },
  ],
  calendar: aCalendar({
    months: Array.from({ length: 12 }, (_, month) => ({
      petQuests: month === 5 ? ['rat', 'owl'] : [],
      hatchingPotionQuests: month === 5 ? ['frost'] : [],
      bundles: month === 5 ? ['friends'] : [],
      premiumHatchingPotions: month === 5 ? ['Glow'] : [],
    })),
    galas: {
      ...aCalendar().galas,
      summer: { seasonalSpells: ['snowball'], seasonalQuests: ['hunt'], customizations: ['summerHair'] },
    },
    lastingCustomizations: ['rainbowHair', 'facialHair', 'animalSkins', 'specialShirts'],
    featuredQuests: ['owl'],
  }),
})
