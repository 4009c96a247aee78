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

/** The flags of a new player, whose tours have not started (-1). docs/reference/rules.md 0.5; docs/reference/api.md 3.1. */
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
  verifiedUsername: true,
  newStuff: false,
  lastNewStuffRead: '',
  levelDrops: {},
  cronCount: 0,
}
