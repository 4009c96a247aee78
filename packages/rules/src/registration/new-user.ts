import { type Instant, toIso } from '../kernel/index.ts'
import { FIRST_STATS, NO_BUFFS, NO_TRAINING, type User, type UserId } from '../model/index.ts'
import { FIRST_FLAGS } from './first-flags.ts'
import { firstItems } from './first-items.ts'
import { firstPreferences } from './first-preferences.ts'

/** The input of a registration; `email` is in lower case. */
export type Registration = {
  readonly id: UserId
  readonly username: string
  readonly email: string
  readonly language: string
  readonly at: Instant
}

const FIRST_PINS = [
  { type: 'marketGear', path: 'gear.flat.weapon_warrior_0' },
  { type: 'marketGear', path: 'gear.flat.armor_warrior_1' },
  { type: 'marketGear', path: 'gear.flat.shield_warrior_1' },
  { type: 'marketGear', path: 'gear.flat.head_warrior_1' },
  { type: 'potion', path: 'potion' },
  { type: 'armoire', path: 'armoire' },
] as const

/** The document of a player who has just registered. docs/reference/rules.md 0.5; docs/reference/api.md 3.1. */
export const newUser = ({ id, username, email, language, at }: Registration): User => {
  const now = toIso(at)
  return {
    _id: id,
    turn: 0,
    lastCommand: now,
    balance: 0,
    lastCron: now,
    loginIncentives: 0,
    invitesSent: 0,
    challenges: [],
    guilds: [],
    newMessages: {},
    extra: {},
    auth: {
      local: { has_password: true, email, username, lowerCaseUsername: username.toLowerCase() },
      timestamps: { created: now, loggedin: now, updated: now },
    },
    profile: { name: username },
    stats: { ...FIRST_STATS, buffs: NO_BUFFS, training: NO_TRAINING },
    preferences: firstPreferences(language),
    flags: FIRST_FLAGS,
    items: firstItems(now),
    achievements: {
      ultimateGearSets: { healer: false, wizard: false, rogue: false, warrior: false },
      streak: 0,
      perfect: 0,
      quests: {},
      challenges: [],
    },
    backer: {},
    contributor: {},
    permissions: {},
    purchased: {
      ads: false,
      txnCount: 0,
      skin: {},
      shirt: {},
      background: { violet: true },
      hair: {},
      plan: {
        quantity: 1,
        extraMonths: 0,
        gemsBought: 0,
        cumulativeCount: 0,
        mysteryItems: [],
        consecutive: { count: 0, offset: 0, gemCapExtra: 0, trinkets: 0 },
      },
    },
    party: {
      order: 'level',
      orderAscending: 'ascending',
      quest: { RSVPNeeded: false, progress: { up: 0, down: 0, collectedItems: 0, collect: {} } },
    },
    invitations: { guilds: [], party: {}, parties: [] },
    inbox: { newMessages: 0, optOut: false, blocks: [] },
    notifications: [],
    tags: [],
    webhooks: [],
    pushDevices: [],
    tasksOrder: { habits: [], dailys: [], todos: [], rewards: [] },
    history: { exp: [], todos: [] },
    pinnedItems: FIRST_PINS,
    unpinnedItems: [],
    pinnedItemsOrder: [],
  }
}
