/** Single fields that clients may set. Reference, api 2.2. */
const PATHS: ReadonlySet<string> = new Set([
  '_ABtests.counter',
  'flags.customizationsNotification',
  'flags.showTour',
  'flags.communityGuidelinesAccepted',
  'flags.welcomed',
  'flags.cardReceived',
  'flags.warnedLowHealth',
  'party.order',
  'party.orderAscending',
  'party.quest.completed',
  'party.quest.RSVPNeeded',
  'party.seeking',
  'inbox.optOut',
])

/** Parts whose fields clients may set, but for the protected ones. */
const PARTS = ['flags.tour.', 'flags.tutorial.', 'achievements.', 'preferences.', 'profile.', 'stats.'] as const

const PROTECTED: ReadonlySet<string> = new Set([
  'preferences.disableClasses',
  'preferences.sleep',
  'preferences.webhooks',
  'stats.class',
])

/** May a client set the field at this path? What has a command of its own is protected. */
export const isSettable = (path: string): boolean =>
  !PROTECTED.has(path) && (PATHS.has(path) || PARTS.some((part) => path.startsWith(part)))
