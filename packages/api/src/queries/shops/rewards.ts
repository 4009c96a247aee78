import { marketGear, rewardsColumn } from '@daykeep/rules/shops'
import * as E from 'fp-ts/lib/Either.js'
import { toGearInfo, toItemInfo } from '../../content/index.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { descriptionContext } from './description-context.ts'

/** The items of the rewards column, in order. */
export const inAppRewards: PlayerHandler<'inAppRewards', 'catalogue' | 'clock' | 'i18n'> = (app) => async (request) => {
  const { player } = request
  const column = rewardsColumn(app.catalogue)(player.body, app.clock())
  return E.right({ data: column.map((entry) => toItemInfo(descriptionContext(app, request), entry)), user: player })
}

/** The next piece of each slot for the class. docs/reference/api.md 2.2. */
export const inventoryBuy: PlayerHandler<'inventoryBuy', 'catalogue' | 'clock' | 'i18n'> = (app) => async (request) => {
  const { player } = request
  const next = marketGear(app.catalogue)(player.body, app.clock()).filter(({ locked }) => !locked)
  return E.right({ data: next.map(({ gear }) => toGearInfo(descriptionContext(app, request), gear)), user: player })
}
