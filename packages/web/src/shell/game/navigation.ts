import type { RouteName } from '../../routes/index.ts'

/** A section of the navigation: where it leads, and the rooms behind it. Reference, screens 1.3. */
export type Section = { readonly name: string; readonly to: RouteName; readonly rooms: readonly RouteName[] }

const SECTIONS: readonly Section[] = [
  { name: 'tasks', to: 'tasks', rooms: [] },
  { name: 'inventory', to: 'items', rooms: ['items', 'equipment', 'stable'] },
  {
    name: 'shops',
    to: 'market',
    rooms: ['market', 'questShop', 'customizations', 'seasonalShop', 'timeTravellers'],
  },
  { name: 'party', to: 'party', rooms: ['party', 'lookingForParty'] },
  { name: 'groups', to: 'groupPlans', rooms: ['groupPlans', 'tavern', 'myGuilds', 'discovery'] },
  { name: 'challenges', to: 'myChallenges', rooms: ['myChallenges', 'findChallenges'] },
  { name: 'help', to: 'faq', rooms: ['faq', 'overview'] },
]

/** The sections that lead anywhere yet: rooms without a screen are left out, and so is a section without rooms. */
export const sectionsWith = (hasView: (name: RouteName) => boolean): readonly Section[] =>
  SECTIONS.flatMap((section) => {
    const rooms = section.rooms.filter(hasView)
    const to = hasView(section.to) ? section.to : rooms[0]
    return to === undefined ? [] : [{ ...section, to, rooms: rooms.length > 1 ? rooms : [] }]
  })

/** Whether a route lies in a section. */
export const isIn = (route: RouteName, { to, rooms }: Section): boolean => route === to || rooms.includes(route)
