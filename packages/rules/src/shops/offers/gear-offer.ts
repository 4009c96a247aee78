import { ownEntry } from '../../kernel/index.ts'
import { gemsForGear } from '../gems/index.ts'
import { gearLock } from '../on-sale/index.ts'
import { forGems, forGold, type OfferFinder } from './offer.ts'

/** Gear for gold in the market, or for gems in the seasonal shop, as the pin type says. */
export const gearOffer: OfferFinder =
  ({ catalogue, now, type }, [group, key = '', ...rest]) =>
  (user) => {
    const piece = group === 'flat' && rest.length === 0 ? ownEntry(catalogue.gear, key) : undefined
    if (piece === undefined) return undefined
    if (type === 'gear') return forGems(gemsForGear(piece))
    return { ...forGold(piece.value), ...gearLock(catalogue, now)(piece)(user) }
  }
