import type { RouteName } from '../../../routes/index.ts'

/** A section of the navigation: its own page and those below it. docs/reference/screens.md 1.3. */
export type Section = { readonly name: string; readonly to: RouteName; readonly rooms: readonly RouteName[] }

const SECTIONS: readonly Section[] = [
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

/** The sections without pages that have no screen yet; a section without any page is left out. */
export const sectionsWith = (hasScreen: (name: RouteName) => boolean): readonly Section[] =>
  SECTIONS.flatMap((section) => {
    const rooms = section.rooms.filter(hasScreen)
    const to = hasScreen(section.to) ? section.to : rooms[0]
    return to === undefined ? [] : [{ ...section, to, rooms: rooms.length > 1 ? rooms : [] }]
  })

/** Whether a route belongs to a section. */
export const isInSection = (route: RouteName, { to, rooms }: Section): boolean => route === to || rooms.includes(route)
