/** Fields that clients may set. docs/reference/api.md 2.2. */
const PATHS: ReadonlySet<string> = new Set([
  '_ABtests.counter',
  'flags.customizationsNotification',
  'flags.showTour',
  'flags.communityGuidelinesAccepted',
  'flags.welcomed',
  'flags.cardReceived',
  'flags.dayReportSeen',
  'flags.warnedLowHealth',
  'party.order',
  'party.orderAscending',
  'party.quest.completed',
  'party.quest.RSVPNeeded',
  'party.seeking',
  'inbox.optOut',
])

/** Prefixes of fields that clients may set, except the protected ones. */
const PARTS = ['flags.tour.', 'flags.tutorial.', 'achievements.', 'preferences.', 'profile.', 'stats.'] as const

const PROTECTED: ReadonlySet<string> = new Set([
  'preferences.disableClasses',
  'preferences.sleep',
  'preferences.webhooks',
  'stats.class',
])

/** Whether clients may set the field at a path. Fields with a command of their own are protected. */
export const isSettable = (path: string): boolean =>
  !PROTECTED.has(path) && (PATHS.has(path) || PARTS.some((part) => path.startsWith(part)))
