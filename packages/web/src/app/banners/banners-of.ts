import type { Promos } from '@daykeep/rules/calendar'
import type { Banner, BannerName } from './banner.ts'

type BannerInput = {
  /** The player may not write to others any more. */
  readonly chatRevoked: boolean
  /** The player is resting: damage is paused. */
  readonly sleeping: boolean
  /** The last day of the player's time off, while it lasts. */
  readonly timeOff: string | undefined
  /** How many commands wait while the server is out of reach. */
  readonly waiting: number | undefined
  readonly promos: Promos
}

/** The banners to show. The offline banner cannot be dismissed: it goes away by itself. */
export const bannersOf = (
  { chatRevoked, sleeping, timeOff, waiting, promos }: BannerInput,
  isDismissed: (name: BannerName) => boolean,
): readonly Banner[] => [
  ...(waiting === undefined ? [] : [{ name: 'offline', waiting } as const]),
  ...(chatRevoked && !isDismissed('chat-warning') ? [{ name: 'chat-warning' } as const] : []),
  ...(sleeping && !isDismissed('damage-paused') ? [{ name: 'damage-paused' } as const] : []),
  ...(timeOff !== undefined && !sleeping && !isDismissed('time-off')
    ? [{ name: 'time-off', lastDay: timeOff } as const]
    : []),
  ...promoBanner('gems-promo', promos.gems, isDismissed),
  ...promoBanner('gift-promo', promos.gift, isDismissed),
]

const promoBanner = (
  name: 'gems-promo' | 'gift-promo',
  until: number | undefined,
  isDismissed: (name: BannerName) => boolean,
): readonly Banner[] => (until === undefined || isDismissed(name) ? [] : [{ name, until }])
