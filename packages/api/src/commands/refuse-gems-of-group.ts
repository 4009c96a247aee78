import type { GameEvent } from '@daykeep/rules/kernel'
import * as E from 'fp-ts/lib/Either.js'
import { type ApiError, notAuthorized } from '../core/api-error.ts'
import { getsGems } from '../core/gets-gems.ts'
import type { Store } from '../store/index.ts'
import type { ExecutedCommand } from './command-request.ts'

/**
 * Refuses gems for gold to whom a group with a plan keeps them from. The rule sees the player alone, so the groups are
 * read here, and only when gems were bought. docs/reference/rules.md 10.4 and 11.6.
 */
export const refuseGemsOfGroup = async (
  store: Pick<Store, 'getMany'>,
  { before: { user }, outcome, at }: Pick<ExecutedCommand<unknown>, 'before' | 'outcome' | 'at'>,
): Promise<E.Either<ApiError, void>> => {
  if (!outcome.events.some(isPurchaseOfGems) || (await getsGems(store, user, at))) return E.right(undefined)
  return E.left({ ...notAuthorized('groupPolicyCannotGetGems'), language: user.preferences.language ?? '' })
}

const isPurchaseOfGems = (event: GameEvent): boolean =>
  event.type === 'CurrencyGained' && event.transaction === 'buy_gold'
