import type { User } from '@daykeep/rules/model'
import { hasClass } from '@daykeep/rules/stats'
import type { RouteName } from '../../routes/index.ts'

/** The hints, by the name under which their progress is kept. docs/reference/screens.md 1.13. */
export type TipName =
  | 'classes'
  | 'stats'
  | 'tavern'
  | 'party'
  | 'guilds'
  | 'challenges'
  | 'market'
  | 'mounts'
  | 'hall'
  | 'equipment'
  | 'groupPlans'

/** The mark of a hint that was read. */
export const READ = -2

const always = (): boolean => true

/** The hints of a screen, in their order. The first steps stand in for an introduction to the tasks. */
const TIPS_OF: {
  readonly [Route in RouteName]?: ReadonlyArray<readonly [TipName, (user: User) => boolean]>
} = {
  tasks: [
    ['classes', hasClass],
    ['stats', (user) => hasClass(user) && user.stats.points > 0],
  ],
  tavern: [['tavern', always]],
  party: [['party', always]],
  discovery: [['guilds', always]],
  myGuilds: [['guilds', always]],
  findChallenges: [['challenges', always]],
  myChallenges: [['challenges', always]],
  market: [['market', always]],
  // Its introduction is a dialog, which comes first.
  stable: [['mounts', ({ items, flags }) => flags.tour['pets'] === READ && Object.values(items.mounts).some(Boolean)]],
  contributors: [['hall', always]],
  patrons: [['hall', always]],
  equipment: [['equipment', always]],
  groupPlans: [['groupPlans', always]],
}

/**
 * The hint that a screen has for a player: the first one that fits and was not read. `isGuided`: the first steps stand above the
 * board, and the hints of the board wait for them: one helper at a time leaves room for tasks.
 */
export const tipFor = (route: RouteName, user: User, isGuided = false): TipName | undefined => {
  const { showTour, tour, welcomed } = user.flags
  if (!showTour || !welcomed || (route === 'tasks' && isGuided)) return undefined
  return (TIPS_OF[route] ?? []).find(([name, fits]) => tour[name] !== READ && fits(user))?.[0]
}
