import type { RouteName } from '../../../routes/index.ts'

export type BottomEntry = {
  readonly name: 'tasks' | 'items' | 'stable' | 'shops'
  readonly to: RouteName
  /** The routes that it stands for. */
  readonly routes: ReadonlyArray<RouteName>
}

const entry = (name: BottomEntry['name'], to: RouteName, ...others: ReadonlyArray<RouteName>): BottomEntry => ({
  name,
  to,
  routes: [to, ...others],
})

/** The most important places: there is room for four beside "more". */
export const BOTTOM_ENTRIES: ReadonlyArray<BottomEntry> = [
  entry('tasks', 'tasks', 'today', 'upcoming'),
  entry('items', 'items', 'equipment'),
  entry('stable', 'stable'),
  entry('shops', 'market', 'questShop', 'customizations', 'seasonalShop', 'timeTravellers'),
]
