import type { Flags } from '../model/index.ts'
import { allOf } from './all-of.ts'

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

/** What has happened to a new player: nothing yet. Reference, rules 0.5 and api 3.1. */
export const FIRST_FLAGS: Flags = {
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
