import * as fc from 'fast-check'
import type { Catalogue } from '../../src/catalogue/index.ts'
import { GEAR_SLOTS, type Outfit, type User } from '../../src/model/index.ts'
import { aUser, type DeepPartial, NOON, overlay } from '../user.ts'
import { anyCount, anyCounts, anyFigure, anyInstantAround } from './figures.ts'
import { TAGS } from './task.ts'

const ATTRIBUTES = { str: anyCount(40), int: anyCount(40), con: anyCount(40), per: anyCount(40) } as const

const anyStats = fc.record({
  hp: fc.oneof(fc.constantFrom(0, 0.5, 50), anyFigure(-5, 50)),
  mp: anyFigure(0, 150),
  exp: anyFigure(-20, 800),
  gp: fc.oneof(anyFigure(0, 30), anyFigure(0, 2000)),
  lvl: fc.oneof(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 130 }), fc.constant(9999)),
  class: fc.constantFrom('warrior', 'wizard', 'rogue', 'healer'),
  points: anyCount(20),
  ...ATTRIBUTES,
  buffs: fc.record({ ...ATTRIBUTES, stealth: anyCount(3), streaks: fc.boolean(), seafoam: fc.boolean() }),
  training: fc.record({ str: anyFigure(-5, 5), int: anyFigure(-5, 5), con: anyFigure(-5, 5), per: anyFigure(-5, 5) }),
})

const anyPreferences = fc.record({
  dayStart: fc.integer({ min: 0, max: 23 }),
  timezoneOffset: fc.constantFrom(0, 300, -120, -840, 720),
  timezoneOffsetAtLastCron: fc.constantFrom(0, 300, -120),
  automaticAllocation: fc.boolean(),
  allocationMode: fc.constantFrom('flat', 'classbased', 'taskbased'),
  sleep: fc.boolean(),
  costume: fc.boolean(),
  autoEquip: fc.boolean(),
  disableClasses: fc.boolean(),
})

const anyFlags = fc.record({
  classSelected: fc.boolean(),
  rebirthEnabled: fc.boolean(),
  itemsEnabled: fc.boolean(),
  customizationsNotification: fc.boolean(),
  welcomed: fc.boolean(),
  armoireOpened: fc.boolean(),
  levelDrops: fc.constantFrom({}, { vice1: true }, { vice1: true, atom1: true, goldenknight1: true, moonstone1: true }),
})

const anyAchievements = fc.record({
  completedTask: fc.boolean(),
  createdTask: fc.boolean(),
  hatchedPet: fc.boolean(),
  fedPet: fc.boolean(),
  purchasedEquipment: fc.boolean(),
  streak: anyCount(3),
  perfect: anyCount(3),
})

const anyOutfit = ({ gear }: Catalogue, owned: ReadonlyArray<string>): fc.Arbitrary<Outfit> =>
  fc
    .record(
      Object.fromEntries(
        GEAR_SLOTS.map((slot) => [
          slot,
          fc.constantFrom(
            undefined,
            `${slot}_base_0`,
            ...owned.filter((key) => (gear as Readonly<Record<string, { type: string }>>)[key]?.type === slot),
          ),
        ]),
      ),
    )
    .map((worn) => Object.fromEntries(Object.entries(worn).filter(([, key]) => key !== undefined)) as Outfit)

const anyGear = (catalogue: Catalogue) =>
  fc.subarray(Object.keys(catalogue.gear), { maxLength: 12 }).chain((keys) =>
    fc.record(Object.fromEntries(keys.map((key) => [key, fc.boolean()]))).chain((owned) =>
      fc.record({
        owned: fc.constant(owned),
        equipped: anyOutfit(
          catalogue,
          keys.filter((key) => owned[key]),
        ),
        costume: anyOutfit(
          catalogue,
          keys.filter((key) => owned[key]),
        ),
      }),
    ),
  )

const anyItems = (catalogue: Catalogue) => {
  const pets = fc
    .subarray(Object.keys(catalogue.pets), { maxLength: 6 })
    .chain((keys) =>
      fc.record(Object.fromEntries(keys.map((key) => [key, fc.constantFrom(-1, 5, 10, 44, 45, 48, 49)]))),
    )
  return fc.record({
    eggs: anyCounts(Object.keys(catalogue.eggs)),
    hatchingPotions: anyCounts(Object.keys(catalogue.hatchingPotions)),
    food: anyCounts(Object.keys(catalogue.food), 12),
    pets,
    gear: anyGear(catalogue),
    currentPet: fc.constantFrom('', 'Wolf-Base'),
    special: fc.record({
      snowball: anyCount(2),
      seafoam: anyCount(2),
      greetingReceived: fc.constantFrom([], ['Wat']),
    }),
    lastDrop: fc.record({
      date: anyInstantAround(NOON, 2).map((instant) => new Date(instant).toISOString()),
      count: anyCount(8),
    }),
  })
}

const anyPlan = fc.record({
  customerId: fc.constantFrom('', 'someone'),
  gemsBought: fc.constantFrom(0, 23, 24),
  mysteryItems: fc.constantFrom([], ['weapon_warrior_1']),
  consecutive: fc.record({ trinkets: anyCount(2) }),
})

const PINS = [
  { type: 'potion', path: 'potion' },
  { type: 'armoire', path: 'armoire' },
  { type: 'marketGear', path: 'gear.flat.weapon_warrior_1' },
  { type: 'marketGear', path: 'gear.flat.gone_for_good' },
]

const NOTES = ['note-1', 'note-2'].map((id) => ({ id, type: 'STREAK_ACHIEVEMENT', data: {}, seen: false }))

const INVITATION = { id: 'party-1', name: 'The Lamps', inviter: 'user-2' }

const HOOK = {
  id: 'hook-1',
  url: 'https://hooks.example.org/b',
  type: 'taskActivity',
  label: '',
  enabled: true,
  failures: 0,
  options: { created: false, updated: false, deleted: false, checklistScored: false, scored: true },
  createdAt: new Date(NOON).toISOString(),
  updatedAt: new Date(NOON).toISOString(),
}

/** What others have to do with the player. */
const anyPeople = {
  invitations: fc.constantFrom(
    { guilds: [], parties: [], party: {} },
    { guilds: [], parties: [INVITATION], party: INVITATION },
    { guilds: [{ ...INVITATION, id: 'guild-1' }], parties: [], party: {} },
  ),
  newMessages: fc.constantFrom({}, { 'guild-1': { name: 'The Lamps', value: true } }),
  inbox: fc.record({
    newMessages: anyCount(3),
    blocks: fc.constantFrom([], ['11111111-2222-4333-8444-555555555555']),
    unread: fc.constantFrom({}, { '11111111-2222-4333-8444-555555555555': { count: 2, since: 1_690_000_000_000 } }),
  }),
  webhooks: fc.constantFrom([], [HOOK]),
} as const

/** A player at any point of the game; whoever they are, the laws hold for them. */
export const anyUser = (catalogue: Catalogue): fc.Arbitrary<User> =>
  fc
    .record({
      stats: anyStats,
      preferences: anyPreferences,
      flags: anyFlags,
      achievements: anyAchievements,
      items: anyItems(catalogue),
      balance: fc.constantFrom(0, 0.75, 1, 6),
      purchased: fc.record({ plan: anyPlan }),
      loginIncentives: fc.oneof(anyCount(120), fc.constantFrom(299, 499, 500)),
      lastCron: anyInstantAround(NOON - 86_400_000, 40).map((instant) => new Date(instant).toISOString()),
      pinnedItems: fc.subarray(PINS),
      notifications: fc.subarray(NOTES),
      ...anyPeople,
      tags: fc.constant(TAGS.map((id) => ({ id, name: id }))),
    })
    .map((changes) => overlay<User>(aUser(), changes as unknown as DeepPartial<User>))
