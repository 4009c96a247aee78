import { type Instant, toIso } from '../kernel/index.ts'
import {
  asKey,
  type Flags,
  type Items,
  NO_BUFFS,
  NO_TRAINING,
  type Outfit,
  type Preferences,
  type QuestKey,
  type User,
  type UserId,
} from '../model/index.ts'

/** Who registers, and when. `email` in lower case. */
export type Registration = {
  readonly id: UserId
  readonly username: string
  readonly email: string
  readonly language: string
  readonly at: Instant
}

const COLOURS = ['black', 'blue', 'green', 'pink', 'red', 'white', 'yellow'] as const

/** What everyone owns from the start: headbands and frames in seven colours. Reference, rules 0.5. */
export const FREE_GEAR: ReadonlyArray<string> = COLOURS.flatMap((colour) => [
  `headAccessory_special_${colour}Headband`,
  `eyewear_special_${colour}TopFrame`,
  `eyewear_special_${colour}HalfMoon`,
])

export const BASE_OUTFIT: Outfit = {
  armor: asKey('armor_base_0'),
  head: asKey('head_base_0'),
  shield: asKey('shield_base_0'),
}

const FIRST_PINS = [
  { type: 'marketGear', path: 'gear.flat.weapon_warrior_0' },
  { type: 'marketGear', path: 'gear.flat.armor_warrior_1' },
  { type: 'marketGear', path: 'gear.flat.shield_warrior_1' },
  { type: 'marketGear', path: 'gear.flat.head_warrior_1' },
  { type: 'potion', path: 'potion' },
  { type: 'armoire', path: 'armoire' },
] as const

const EMAILS = [
  'newPM',
  'kickedGroup',
  'wonChallenge',
  'giftedGems',
  'giftedSubscription',
  'invitedParty',
  'invitedGuild',
  'questStarted',
  'invitedQuest',
  'importantAnnouncements',
  'weeklyRecaps',
  'onboarding',
  'majorUpdates',
  'subscriptionReminders',
  'contentRelease',
] as const

const PUSHES = [
  'newPM',
  'wonChallenge',
  'giftedGems',
  'giftedSubscription',
  'invitedParty',
  'invitedGuild',
  'questStarted',
  'invitedQuest',
  'majorUpdates',
  'mentionParty',
  'mentionJoinedGuild',
  'mentionUnjoinedGuild',
  'partyActivity',
  'contentRelease',
] as const

const TOURS = [
  'intro',
  'classes',
  'stats',
  'tavern',
  'party',
  'guilds',
  'challenges',
  'market',
  'pets',
  'mounts',
  'hall',
  'equipment',
  'groupPlans',
] as const

const allOf = <V>(keys: ReadonlyArray<string>, value: V): Readonly<Record<string, V>> =>
  Object.fromEntries(keys.map((key) => [key, value]))

/** The document of a player who has just registered. Reference, rules 0.5 and api 3.1. */
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
    stats: {
      hp: 50,
      mp: 10,
      exp: 0,
      gp: 0,
      lvl: 1,
      class: 'warrior',
      points: 0,
      str: 0,
      int: 0,
      con: 0,
      per: 0,
      buffs: NO_BUFFS,
      training: NO_TRAINING,
    },
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

const firstPreferences = (language: string): Preferences => ({
  dayStart: 0,
  timezoneOffset: 0,
  size: 'slim',
  skin: '915533',
  shirt: 'blue',
  chair: 'none',
  hair: { color: 'red', base: 3, bangs: 1, beard: 0, mustache: 0, flower: 1 },
  background: 'violet',
  hideHeader: false,
  stickyHeader: true,
  sound: 'off',
  language,
  theme: 'system',
  automaticAllocation: false,
  autoAllocate: false,
  allocationMode: 'flat',
  autoEquip: true,
  costume: false,
  dateFormat: 'yyyy/MM/dd',
  sleep: false,
  disableClasses: false,
  newTaskEdit: false,
  dailyDueDefaultView: false,
  advancedCollapsed: false,
  toolbarCollapsed: false,
  reverseChatOrder: false,
  developerMode: false,
  displayInviteToPartyWhenPartyIs1: true,
  improvementCategories: [],
  emailNotifications: { unsubscribeFromAll: false, ...allOf(EMAILS, true) },
  pushNotifications: { unsubscribeFromAll: false, ...allOf(PUSHES, true) },
  suppressModals: { levelUp: false, hatchPet: false, raisePet: false, streak: false },
  tasks: {
    groupByChallenge: false,
    confirmScoreNotes: false,
    mirrorGroupTasks: [],
    activeFilter: { habit: 'all', daily: 'all', todo: 'remaining', reward: 'all' },
  },
})

const FIRST_FLAGS: Flags = {
  customizationsNotification: false,
  showTour: true,
  tour: allOf(TOURS, -1),
  tutorial: { common: {}, ios: {} },
  dropsEnabled: false,
  itemsEnabled: false,
  rebirthEnabled: false,
  classSelected: false,
  communityGuidelinesAccepted: false,
  welcomed: false,
  armoireEnabled: true,
  armoireOpened: false,
  armoireEmpty: false,
  cardReceived: false,
  warnedLowHealth: false,
  verifiedUsername: false,
  newStuff: false,
  lastNewStuffRead: '',
  levelDrops: {},
  cronCount: 0,
}

const firstItems = (now: string): Items => ({
  gear: { owned: allOf(FREE_GEAR, true), equipped: BASE_OUTFIT, costume: BASE_OUTFIT },
  pets: {},
  mounts: {},
  eggs: {},
  hatchingPotions: {},
  food: {},
  quests: { [asKey<QuestKey>('dustbunnies')]: 1 },
  currentPet: '',
  currentMount: '',
  special: {
    snowball: 0,
    spookySparkles: 0,
    shinySeed: 0,
    seafoam: 0,
    valentine: 0,
    nye: 0,
    greeting: 0,
    thankyou: 0,
    birthday: 0,
    congrats: 0,
    getwell: 0,
    goodluck: 0,
    valentineReceived: [],
    nyeReceived: [],
    greetingReceived: [],
    thankyouReceived: [],
    birthdayReceived: [],
    congratsReceived: [],
    getwellReceived: [],
    goodluckReceived: [],
  },
  lastDrop: { date: now, count: 0 },
})
