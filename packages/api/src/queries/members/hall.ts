import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { pageNumber } from '../../contract/index.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { gt } from '../../store/index.ts'
import { toHallRow } from '../../wire/index.ts'

/** Patrons of a page. docs/reference/api.md 1.7. */
const PAGE = 50

/** docs/reference/api.md 2.15. */
export const heroes: PlayerHandler<'heroes', 'store'> =
  (app) =>
  async ({ player }) => {
    const found = await app.store.find<User>('users', {
      where: gt('contributor.level', 0),
      sort: [{ path: 'contributor.level', order: 'descending' }],
    })
    return E.right({ data: found.map(({ body }) => toHallRow(body)), user: player })
  }

/** docs/reference/api.md 2.15. */
export const patrons: PlayerHandler<'patrons', 'store'> =
  (app) =>
  async ({ input, player }) => {
    const found = await app.store.find<User>('users', {
      where: gt('backer.tier', 0),
      sort: [{ path: 'backer.tier', order: 'descending' }],
      skip: pageNumber(input.query.page) * PAGE,
      limit: PAGE,
    })
    return E.right({ data: found.map(({ body }) => toHallRow(body)), user: player })
  }
