import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAct, useConnection, usePlayer, usePlayerStore } from '../../player/index.ts'
import { pathTo, type RouteName, ROUTES } from '../../routes/index.ts'
import { hasView } from '../../routes.tsx'
import { t } from '../../texts/index.ts'
import { bannersOf } from '../banners/banners-of.ts'
import { Banners } from '../banners/Banners.tsx'
import { dismiss, isDismissed } from '../banners/dismissed.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { Footer } from '../Footer.tsx'
import frame from '../Frame.module.css'
import { showShortcuts, useShortcuts } from '../shortcuts/index.ts'
import { MAIN, SkipLink } from '../SkipLink.tsx'
import { chooseTheme } from '../theme/theme.ts'
import { useChosenTheme } from '../theme/use-theme.ts'
import { HeroSlot } from './HeroSlot.tsx'
import { sectionsWith } from './navigation.ts'
import { toPurse } from './to-purse.ts'
import { TopBar } from './TopBar.tsx'
import { UserMenu } from './UserMenu.tsx'

type Props = { readonly route: RouteName; readonly children: ReactNode }

const SECTIONS = sectionsWith(hasView)

/** What stands around every screen of a player. Reference, screens 1.2. */
export const GameFrame = ({ route, children }: Props) => {
  const user = usePlayer((player) => player.user)
  const { frame: kind } = ROUTES[route]
  useGoTo()
  return (
    <div className={frame.frame}>
      <SkipLink />
      <ErrorBoundary>
        <Bar route={route} />
        <BannerStack />
      </ErrorBoundary>
      {kind === 'game' && !user.preferences.hideHeader && (
        <ErrorBoundary quiet>
          <HeroSlot />
        </ErrorBoundary>
      )}
      <main id={MAIN} tabIndex={-1} className={frame.main}>
        {children}
      </main>
      {kind !== 'panes' && (
        <ErrorBoundary quiet>
          <Footer />
        </ErrorBoundary>
      )}
    </div>
  )
}

const Bar = ({ route }: Pick<Props, 'route'>) => {
  const store = usePlayerStore()
  const act = useAct()
  const user = usePlayer((player) => player.user)
  const { connection: state, waiting } = useConnection()
  const menu = (
    <UserMenu
      name={user.profile.name}
      username={user.auth.local.username ?? ''}
      theme={useChosenTheme()}
      onTheme={chooseTheme}
      sleeping={user.preferences.sleep}
      onSleep={() => act('toggleSleep', {})}
      onShortcuts={showShortcuts}
    />
  )
  return (
    <TopBar
      route={route}
      sections={SECTIONS}
      purse={toPurse(user)}
      connection={{ state, waiting }}
      onSync={() => void store.reload()}
      userMenu={menu}
    />
  )
}

const BannerStack = () => {
  const store = usePlayerStore()
  const act = useAct()
  const sleeping = usePlayer((player) => player.user.preferences.sleep)
  const { connection, waiting } = useConnection()
  const [, setDismissed] = useState(0)
  const banners = bannersOf({ sleeping, connection, waiting }, (name) => isDismissed(sessionStorage, name))
  return (
    <Banners
      banners={banners}
      onResume={() => act('toggleSleep', {})}
      onRetry={store.wake}
      onDismiss={(name) => {
        dismiss(sessionStorage, name)
        setDismissed((count) => count + 1)
      }}
    />
  )
}

/** `g` and a letter go to a screen. Reference, screens 19.1. */
const useGoTo = (): void => {
  const navigate = useNavigate()
  const ways = [
    ['t', 'tasks'],
    ['i', 'items'],
    ['s', 'stable'],
    ['p', 'party'],
    ['c', 'myChallenges'],
    ['m', 'messages'],
  ] as const
  useShortcuts(
    ways
      .filter(([, name]) => hasView(name))
      .map(([letter, name]) => ({
        keys: `g ${letter}`,
        label: t('shell.goTo', { screen: t(`titles.${ROUTES[name].title[0]}`) }),
        run: () => void navigate(pathTo(name)),
      })),
  )
}
