import type { ReactNode } from 'react'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { Footer } from './Footer.tsx'
import styles from './Layout.module.css'
import { MAIN, SkipLink } from './SkipLink.tsx'
import { PublicBar } from './PublicBar.tsx'

type Props = {
  readonly signedIn: boolean
  /** The page begins with a picture, and the bar is laid over it. */
  readonly over: boolean
  readonly children: ReactNode
}

export const PublicLayout = ({ signedIn, over, children }: Props) => (
  <div className={styles.frame}>
    <SkipLink />
    <PublicBar signedIn={signedIn} over={over} />
    <main id={MAIN} tabIndex={-1} className={styles.main}>
      {children}
    </main>
    <ErrorBoundary quiet>
      <Footer />
    </ErrorBoundary>
  </div>
)
