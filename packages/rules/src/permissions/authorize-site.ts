import * as E from 'fp-ts/lib/Either.js'
import { type Result, refuse } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { hasPrivilege, type Privilege } from './privileges.ts'

/** The privilege that each restricted action requires. docs/reference/api.md 4.1. */
const NEEDED = {
  readHero: 'userSupport',
  writeHero: 'userSupport',
  readHeroParty: 'userSupport',
  readHeroGroupPlans: 'userSupport',
  searchPlayers: 'userSupport',
  readPlayerHistory: 'userSupport',
  readPaymentDetails: 'userSupport',
  readPurchaseHistory: 'userSupport',
  deletePlayer: 'userSupport',
  readBlockers: 'accessControl',
  writeBlockers: 'accessControl',
  readAnyGroup: 'groupSupport',
  writeNews: 'news',
  readUnpublishedNews: 'news',
  generateCoupons: 'coupons',
  clearProfileFlags: 'moderator',
} as const satisfies Readonly<Record<string, Privilege>>

export type SiteAction = keyof typeof NEEDED

type Refusals = 'noPrivAccess' | 'onlyModeratorsClearProfileFlags'

/** May the player perform this action, which concerns the whole site? */
export const authorizeSiteAction = (action: SiteAction, actor: User): Result<Refusals, User> => {
  if (hasPrivilege(actor, NEEDED[action])) return E.right(actor)
  return action === 'clearProfileFlags' ? refuse('onlyModeratorsClearProfileFlags') : refuse('noPrivAccess')
}
