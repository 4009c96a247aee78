import { createElement, Suspense } from 'react'
import type { RouteName } from '../routes/index.ts'
import { screenOf } from './screens.tsx'
import { t } from '../i18n/index.ts'
import { Spinner } from '../ui/index.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import styles from './RouteScreen.module.css'

type Props = { readonly route: RouteName; readonly address: string }

/** The screen of a route. An error leaves the layout in place and is cleared by the next navigation. */
export const RouteScreen = ({ route, address }: Props) => (
  <ErrorBoundary resetBy={address}>
    <Suspense fallback={<Waiting />}>{createElement(screenOf(route))}</Suspense>
  </ErrorBoundary>
)

const Waiting = () => (
  <div className={styles.waiting}>
    <Spinner label={t('common.loading')} />
  </div>
)
