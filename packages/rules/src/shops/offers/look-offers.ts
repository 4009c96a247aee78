import type { Background } from '../../catalogue/index.ts'
import { ownEntry } from '../../kernel/index.ts'
import { forGems, forHourglasses, type OfferFinder } from './offer.ts'

/** Looks are pinned by their own paths: `hair.color.rainbow`. */
const looks =
  (shelf: string): OfferFinder =>
  ({ catalogue }, words) =>
  () => {
    const path = [shelf, ...words].join('.')
    const look = catalogue.looks.find((each) => each.path === path)
    return look === undefined ? undefined : forGems(look.price)
  }

/** Backgrounds are pinned by set and key. */
const backgrounds: OfferFinder =
  ({ catalogue }, [set, key = '', ...rest]) =>
  () => {
    const scene: Background | undefined = ownEntry(catalogue.backgrounds, key)
    if (scene === undefined || scene.set !== set || rest.length > 0) return undefined
    return scene.currency === 'hourglasses' ? forHourglasses(scene.price) : forGems(scene.price)
  }

/** Looks and backgrounds. */
export const LOOK_OFFERS: Readonly<Record<string, OfferFinder>> = {
  backgrounds,
  hair: looks('hair'),
  shirt: looks('shirt'),
  skin: looks('skin'),
}
