import { type RouteName, ROUTES } from '../../routes/index.ts'

/** Rows of a page of the lists of staff. */
export const PAGE = 50

/** The pages of staff, in their order. */
export const ADMIN_PAGES = [
  'adminPanel',
  'adminCases',
  'blockers',
  'adminBugs',
  'latePayments',
  'adminNews',
  'adminAudit',
] as const satisfies ReadonlyArray<RouteName>

export type AdminPage = (typeof ADMIN_PAGES)[number]

type Permissions = Readonly<Record<string, boolean>>

/** Those that a player with these permissions may open. docs/reference/api.md 4.1. */
export const pagesFor = (permissions: Permissions): ReadonlyArray<AdminPage> =>
  ADMIN_PAGES.filter((page) => {
    const { access } = ROUTES[page]
    return access.type === 'privileged' && ['fullAccess', ...access.anyOf].some((each) => permissions[each] === true)
  })
