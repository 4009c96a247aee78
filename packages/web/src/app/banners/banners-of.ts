import type { Banner, BannerName } from './banner.ts'

type BannerInput = {
  /** The player may not write to others any more. */
  readonly chatRevoked: boolean
  /** The player is resting: damage is paused. */
  readonly sleeping: boolean
  readonly connection: 'saved' | 'saving' | 'offline'
  readonly waiting: number
}

/** The banners to show. The offline banner cannot be dismissed: it goes away by itself. */
export const bannersOf = (
  { chatRevoked, sleeping, connection, waiting }: BannerInput,
  isDismissed: (name: BannerName) => boolean,
): readonly Banner[] => [
  ...(connection === 'offline' ? [{ name: 'offline', waiting } as const] : []),
  ...(chatRevoked && !isDismissed('chat-warning') ? [{ name: 'chat-warning' } as const] : []),
  ...(sleeping && !isDismissed('damage-paused') ? [{ name: 'damage-paused' } as const] : []),
]
