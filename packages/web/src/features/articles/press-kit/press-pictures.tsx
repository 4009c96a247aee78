import logo from '@daykeep/content/art/templates/brand/logo.svg?raw'
import type { ReactNode } from 'react'
import paint from '../../../art/art.css?raw'
import { Avatar, EXAMPLE_AVATARS, loadRenderer, Logo, Panorama, type Picture } from '../../../art/index.ts'
import { t } from '../../../i18n/index.ts'
import styles from './PressKitView.module.css'
import { standaloneSvg } from './standalone-svg.ts'

export type PressPicture = {
  readonly key: string
  readonly name: string
  readonly preview: ReactNode
  /** The SVG file. Undefined if the pictures could not be loaded. */
  readonly file: () => Promise<string | undefined>
}

/** Pictures for the press. docs/reference/screens.md 16.7. */
export const pressPictures = (): readonly PressPicture[] => [
  { key: 'logo', name: t('pages.press_logo'), preview: <Logo size={110} />, file: async () => logo },
  ...LANDS.map(({ season, time }) => ({
    key: `land-${season}`,
    name: t(`pages.press_${season}`),
    preview: <Panorama season={season} time={time} className={styles.wide} />,
    file: async () => toFile((await loadRenderer())?.panorama(season, time)),
  })),
  ...HEROES.map((hero) => ({
    key: `hero-${hero}`,
    name: t(`pages.press_${hero}`),
    preview: <Avatar art={EXAMPLE_AVATARS[hero]} size={140} />,
    file: async () => toFile((await loadRenderer())?.avatar(EXAMPLE_AVATARS[hero])),
  })),
]

const LANDS = [
  { season: 'spring', time: 'morning' },
  { season: 'summer', time: 'noon' },
  { season: 'fall', time: 'dusk' },
  { season: 'winter', time: 'night' },
] as const

const HEROES = ['novice', 'knight'] as const

const toFile = (picture: Picture | undefined) => (picture === undefined ? undefined : standaloneSvg(picture, paint))
