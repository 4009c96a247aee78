/**
 * What the mobile apps of others get left out: parts that only repeat, in another order or as a mere list of keys, what
 * another part tells. docs/decisions/069-content-for-mobile-clients.md.
 */
const MOBILE_OMITTED: ReadonlyArray<string> = [
  'gear.tree',
  'questsByLevel',
  'special',
  'backgroundsFlat',
  'dropEggs',
  'questEggs',
  'dropHatchingPotions',
  'premiumHatchingPotions',
  'wackyHatchingPotions',
  'pets',
  'premiumPets',
  'questPets',
  'wackyPets',
  'specialPets',
  'mounts',
  'premiumMounts',
  'questMounts',
  'specialMounts',
  'userDefaults',
  'tasksByCategory',
]

const MOBILE_CLIENTS = new Set(['habitica-ios', 'habitica-android'])

/** The parts that a client gets left out, by the name that it gives itself. */
export const omittedFor = (client: string): ReadonlyArray<string> => (MOBILE_CLIENTS.has(client) ? MOBILE_OMITTED : [])
