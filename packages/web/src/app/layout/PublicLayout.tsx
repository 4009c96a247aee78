import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '../../error-boundary/index.ts'
import { Footer } from './Footer.tsx'
import styles from './Layout.module.css'
import { MAIN, SkipLink } from './SkipLink.tsx'
import { PublicBar } from './PublicBar.tsx'

type Props = {
  /** The page begins with a picture, and the bar is laid over it. */
  readonly over: boolean
  /** The bar at the bottom of phones, for a player who is signed in. */
  readonly bottomBar: ReactNode | undefined
  readonly children: ReactNode
}

export const PublicLayout = ({ over, bottomBar, children }: Props) => (
  <div className={styles.frame}>
    <SkipLink />
    <PublicBar signedIn={bottomBar !== undefined} over={over} />
    <main id={MAIN} tabIndex={-1} className={styles.main}>
      {children}
    </main>
    <ErrorBoundary quiet>
      <Footer />
      <Suspense>{bottomBar}</Suspense>
    </ErrorBoundary>
  </div>
)
