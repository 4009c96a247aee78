import { marketGear, rewardsColumn } from '@daykeep/rules/shops'
import * as E from 'fp-ts/lib/Either.js'
import type { AuthenticatedRequest } from '../core/api-request.ts'
import { type DescriptionContext, toGearInfo, toItemInfo } from '../content/index.ts'
import type { AppContext } from '../core/app-context.ts'
import { chooseLanguage } from '../i18n/choose-language.ts'
import type { PlayerHandler } from '../core/handler.ts'

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

const descriptionContext = (
  app: Pick<AppContext, 'catalogue' | 'i18n'>,
  { player, languagePreferences }: AuthenticatedRequest,
): DescriptionContext => ({
  catalogue: app.catalogue,
  i18n: app.i18n,
  language: chooseLanguage(app.i18n.languages, languagePreferences),
  user: player.body,
})
