import * as E from 'fp-ts/lib/Either.js'
import { type Answer, refuse } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { holds, type Privilege } from './privileges.ts'

/** Which privilege opens what is not for everybody. Reference, api 4.1. */
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

/** May the player do this on the site at large? */
export const decideOnSite = (action: SiteAction, actor: User): Answer<Refusals, User> => {
  if (holds(actor, NEEDED[action])) return E.right(actor)
  return action === 'clearProfileFlags' ? refuse('onlyModeratorsClearProfileFlags') : refuse('noPrivAccess')
}
