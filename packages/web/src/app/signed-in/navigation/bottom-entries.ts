import type { RouteName } from '../../../routes/index.ts'

export type BottomEntry = {
  readonly name: 'tasks' | 'items' | 'stable' | 'shops' | 'party'
  readonly to: RouteName
  /** The routes that it stands for. */
  readonly routes: ReadonlyArray<RouteName>
}

const entry = (name: BottomEntry['name'], to: RouteName, ...others: ReadonlyArray<RouteName>): BottomEntry => ({
  name,
  to,
  routes: [to, ...others],
})

/** The most important first: there is room for four beside "more". */
const ENTRIES: ReadonlyArray<BottomEntry> = [
  entry('tasks', 'tasks', 'today', 'upcoming'),
  entry('items', 'items', 'equipment'),
  entry('stable', 'stable'),
  entry('shops', 'market', 'questShop', 'customizations', 'seasonalShop', 'timeTravellers'),
  entry('party', 'party', 'lookingForParty'),
]

const ROOM = 4

export const bottomEntries = (hasScreen: (name: RouteName) => boolean): ReadonlyArray<BottomEntry> =>
  ENTRIES.filter(({ to }) => hasScreen(to)).slice(0, ROOM)
