import logo from '@daykeep/content/art/templates/brand/logo.svg?raw'
import type { ReactNode } from 'react'
import paint from '../../art/art.css?raw'
import { Avatar, CAST, loadStudio, Logo, NEWCOMER, Panorama } from '../../art/index.ts'
import type { Picture } from '../../art/picture.ts'
import { t } from '../../texts/index.ts'
import styles from './PressKitView.module.css'
import { standalone } from './standalone.ts'

export type PressPicture = {
  readonly key: string
  readonly name: string
  readonly shown: ReactNode
  /** The whole file; nothing while the drawings cannot be had. */
  readonly file: () => Promise<string | undefined>
}

/** What may be printed by those who write about us. Reference, screens 16.7. */
export const pressPictures = (): readonly PressPicture[] => [
  { key: 'logo', name: t('pages.press_logo'), shown: <Logo size={110} />, file: async () => logo },
  ...LANDS.map(({ season, time }) => ({
    key: `land-${season}`,
    name: t(`pages.press_${season}`),
    shown: <Panorama season={season} time={time} className={styles.wide} />,
    file: async () => drawn((await loadStudio())?.panorama(season, time)),
  })),
  ...HEROES.map((hero) => ({
    key: `hero-${hero}`,
    name: t(`pages.press_${hero}`),
    shown: <Avatar art={CAST[hero] ?? NEWCOMER} size={140} />,
    file: async () => drawn((await loadStudio())?.avatar(CAST[hero] ?? NEWCOMER)),
  })),
]

const LANDS = [
  { season: 'spring', time: 'morning' },
  { season: 'summer', time: 'noon' },
  { season: 'fall', time: 'dusk' },
  { season: 'winter', time: 'night' },
] as const

const HEROES = ['novice', 'knight'] as const

const drawn = (picture: Picture | undefined) => (picture === undefined ? undefined : standalone(picture, paint))
