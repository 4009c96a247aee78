import { t } from '../i18n/index.ts'
import { type RouteName, ROUTES } from './route-table.ts'

/** The product's name, the same in every language. */
export const PRODUCT = 'Daykeep'

/** "subsection | section | product". `ownName`, such as a challenge's, replaces the first part. */
export const pageTitle = (route: RouteName, ownName?: string): string => {
  const [narrowest, ...others] = ROUTES[route].title.map((part) => t(`titles.${part}`))
  return [ownName ?? narrowest, ...others, PRODUCT].filter((part) => part !== undefined).join(' | ')
}
