import type { BannerName } from './banner.ts'

const keyOf = (name: BannerName): string => `hide-banner-${name}`

/** Whether a banner was dismissed, which lasts for the browser session. docs/reference/application.md 4. */
export const isDismissed = (storage: Pick<Storage, 'getItem'>, name: BannerName): boolean =>
  storage.getItem(keyOf(name)) === 'true'

export const dismiss = (storage: Pick<Storage, 'setItem'>, name: BannerName): void =>
  storage.setItem(keyOf(name), 'true')
