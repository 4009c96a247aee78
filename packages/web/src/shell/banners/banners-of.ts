import type { Banner, BannerName } from './banner.ts'

type Circumstances = {
  /** The player rests in the tavern: damage is paused. */
  readonly sleeping: boolean
  readonly connection: 'saved' | 'saving' | 'offline'
  readonly waiting: number
}

/** The banners that are due and were not put away. The connection's cannot be put away: it ends by itself. */
export const bannersOf = (
  { sleeping, connection, waiting }: Circumstances,
  isDismissed: (name: BannerName) => boolean,
): readonly Banner[] => [
  ...(connection === 'offline' ? [{ name: 'offline', waiting } as const] : []),
  ...(sleeping && !isDismissed('damage-paused') ? [{ name: 'damage-paused' } as const] : []),
]
