import { createElement, Suspense, useEffect } from 'react'
import { firstScreenDrawn } from '../chunks/index.ts'
import { matchRoute, type RouteName, RouteParamsContext } from '../routes/index.ts'
import { screenOf } from './screens.tsx'
import { t } from '../i18n/index.ts'
import { Spinner } from '../ui/index.ts'
import { ErrorBoundary } from '../error-boundary/index.ts'
import styles from './RouteScreen.module.css'

type Props = { readonly route: RouteName; readonly address: string }

/** The screen of a route. An error leaves the layout in place and is cleared by the next navigation. */
export const RouteScreen = ({ route, address }: Props) => (
  <ErrorBoundary resetBy={address}>
    <Suspense fallback={<Waiting />}>
      <RouteParamsContext value={paramsOf(address)}>{createElement(screenOf(route))}</RouteParamsContext>
      <Drawn />
    </Suspense>
  </ErrorBoundary>
)

const paramsOf = (address: string) => matchRoute(address.split(/[?#]/)[0] ?? '')?.params ?? {}

/** Says that the screen beside it is there: pictures and texts that it can do without come now. */
const Drawn = () => {
  useEffect(firstScreenDrawn, [])
  return null
}

const Waiting = () => (
  <div className={styles.waiting}>
    <Spinner label={t('common.loading')} />
  </div>
)
