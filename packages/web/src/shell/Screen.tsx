import { createElement, Suspense } from 'react'
import type { RouteName } from '../routes/index.ts'
import { viewOf } from '../routes.tsx'
import { t } from '../texts/index.ts'
import { Spinner } from '../ui/index.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import styles from './Screen.module.css'

type Props = { readonly route: RouteName; readonly address: string }

/** What a route is about. A screen that breaks leaves the frame standing, and is tried again at the next address. */
export const Screen = ({ route, address }: Props) => (
  <ErrorBoundary resetBy={address}>
    <Suspense fallback={<Waiting />}>{createElement(viewOf(route))}</Suspense>
  </ErrorBoundary>
)

const Waiting = () => (
  <div className={styles.waiting}>
    <Spinner label={t('common.loading')} />
  </div>
)
