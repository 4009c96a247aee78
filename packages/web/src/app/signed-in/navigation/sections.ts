import type { RouteName } from '../../../routes/index.ts'

/** A section of the navigation: its own page and those below it. docs/reference/screens.md 1.3. */
export type Section = { readonly name: string; readonly to: RouteName; readonly rooms: readonly RouteName[] }

export const SECTIONS_OF_LEADERS: readonly Section[] = [
  { name: 'tasks', to: 'tasks', rooms: ['tasks', 'today', 'upcoming', 'statistics', 'dayReports', 'acts'] },
  { name: 'inventory', to: 'items', rooms: ['items', 'equipment', 'stable'] },
  {
    name: 'shops',
    to: 'market',
    rooms: ['market', 'questShop', 'customizations', 'seasonalShop', 'timeTravellers'],
  },
  { name: 'party', to: 'party', rooms: ['party', 'lookingForParty'] },
  { name: 'groups', to: 'groupPlans', rooms: ['groupPlans', 'tavern', 'myGuilds', 'discovery'] },
  { name: 'challenges', to: 'myChallenges', rooms: ['myChallenges', 'findChallenges'] },
  { name: 'help', to: 'faq', rooms: ['faq', 'overview', 'contributors'] },
]

/** Whom a party lacks concerns its leader alone: for others the party is one page. */
export const SECTIONS: readonly Section[] = SECTIONS_OF_LEADERS.map((section) =>
  section.to === 'party' ? { ...section, rooms: [] } : section,
)

/** Whether a route belongs to a section. */
export const isInSection = (route: RouteName, { to, rooms }: Section): boolean => route === to || rooms.includes(route)
