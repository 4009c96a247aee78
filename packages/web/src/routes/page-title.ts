import { t } from '../texts/index.ts'
import { type RouteName, ROUTES } from './route-table.ts'

/** The product's name, the same in every language. */
export const PRODUCT = 'Daykeep'

/** "subsection | section | product". A name of its own, a challenge's say, takes the place of the narrowest part. */
export const pageTitle = (route: RouteName, ownName?: string): string => {
  const [narrowest, ...others] = ROUTES[route].title.map((part) => t(`titles.${part}`))
  return [ownName ?? narrowest, ...others, PRODUCT].filter((part) => part !== undefined).join(' | ')
}
