import type { ReactNode } from 'react'
import { Panorama } from '../../art/index.ts'
import { useSeason, useTimeOfDay } from '../../theme/use-theme.ts'
import styles from './AuthCard.module.css'

type Props = {
  readonly title: string
  readonly intro?: string
  readonly children: ReactNode
  /** The link to the other form. */
  readonly footer?: ReactNode
}

/** The frame of a signed-out form: a card before the land of the keep. */
export const AuthCard = ({ title, intro, children, footer }: Props) => (
  <div className={styles.page}>
    <Panorama season={useSeason()} time={useTimeOfDay()} className={styles.land} />
    <section className={styles.card}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      </header>
      {children}
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </section>
  </div>
)
