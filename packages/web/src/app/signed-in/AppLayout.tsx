import { Bell as BellIcon, Menu as Bars } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { afterScreen, lazyChunk } from '../../chunks/index.ts'
import { useCatalogueArt } from '../../catalogue/index.ts'
import { toOnboarding } from '../../features/onboarding/index.ts'
import { expressionAtRest, Hero, toHero, useReaction } from '../../features/player-header/index.ts'
import { undoNewest } from '../../features/undo/index.ts'
import { t } from '../../i18n/index.ts'
import { pathTo, type RouteName, ROUTES } from '../../routes/index.ts'
import { useShortcuts } from '../../shortcuts/index.ts'
import { useCatalogue, useConnection, useIsSavingLong, usePlayer, usePlayerStore } from '../../sync/index.ts'
import { IconButton, usePageMark } from '../../ui/index.ts'
import { useHour, useTimeOfDay } from '../../theme/use-theme.ts'
import { ErrorBoundary } from '../../error-boundary/index.ts'
import { Footer } from '../layout/Footer.tsx'
import frame from '../layout/Layout.module.css'
import { MAIN, SkipLink } from '../layout/SkipLink.tsx'
import { BannerStack } from './BannerStack.tsx'
import { ConnectionMark } from './ConnectionMark.tsx'
import { type Currency, Purse } from './Purse.tsx'
import { TopBar } from './TopBar.tsx'
import { PlayerBottomBar, type Section, SECTIONS, SECTIONS_OF_LEADERS } from './navigation/index.ts'
import { toPurse } from './to-purse.ts'

type Props = { readonly route: RouteName; readonly children: ReactNode }

const GuidedTip = lazyChunk(
  afterScreen(() => import('../../features/tips/index.ts')),
  'GuidedTip',
)
const Bell = lazyChunk(
  afterScreen(() => import('../../features/notifications/index.ts')),
  'Bell',
)
const PartyFrame = lazyChunk(
  afterScreen(() => import('../../features/party/frame/index.ts')),
  'PartyFrame',
)
const OwnUserMenu = lazyChunk(
  afterScreen(() => import('./OwnUserMenu.tsx')),
  'OwnUserMenu',
)

/** Where the bell will be. */
const BellPlace = () => <IconButton variant="header" label={t('bell.title')} icon={<BellIcon size={20} />} disabled />

const MenuPlace = () => <IconButton variant="header" label={t('shell.userMenu')} icon={<Bars size={21} />} disabled />

/** The layout around every screen of a signed-in player. docs/reference/screens.md 1.2. */
export const AppLayout = ({ route, children }: Props) => {
  // Each part reads what it shows: a score draws the line of the hero again, and nothing else of the frame.
  const hideHeader = usePlayer(({ user }) => user.preferences.hideHeader)
  const stickyHeader = usePlayer(({ user }) => user.preferences.stickyHeader)
  const hasParty = usePlayer(({ user }) => user.party._id !== undefined)
  const { layout: kind } = ROUTES[route]
  const hasHero = kind === 'game' && !hideHeader
  // The page of the party shows its members itself.
  const hasStrip = hasParty && hasHero && route !== 'party'
  const [leadsParty, setLeadsParty] = useState(false)
  const sections = leadsParty ? SECTIONS_OF_LEADERS : SECTIONS
  useGoTo()
  useUndoKey(route)
  // What stays at the top of the window: the hero's line, the navigation, or nothing.
  usePageMark('sticky', hasHero ? (stickyHeader ? 'line' : 'none') : 'bar')
  return (
    <div className={frame.frame}>
      <SkipLink />
      <ErrorBoundary>
        <Bar route={route} sections={sections} hasHero={hasHero} />
        <BannerStack />
      </ErrorBoundary>
      {hasHero && (
        <ErrorBoundary quiet>
          <PlayerHeader sticky={stickyHeader} />
        </ErrorBoundary>
      )}
      <ErrorBoundary quiet>
        <div className={hasStrip ? frame.party : undefined}>
          <Suspense>
            <PartyFrame onLeads={setLeadsParty} hasStrip={hasStrip} />
          </Suspense>
        </div>
      </ErrorBoundary>
      <main id={MAIN} tabIndex={-1} className={frame.main}>
        {route !== 'tasks' && <OwnTip route={route} />}
        {children}
        {/* The first cards stand as high as without a hint. */}
        {route === 'tasks' && <OwnTip route={route} />}
      </main>
      {kind !== 'panes' && (
        <ErrorBoundary quiet>
          <Footer />
        </ErrorBoundary>
      )}
      <ErrorBoundary quiet>
        <PlayerBottomBar route={route} sections={sections} />
      </ErrorBoundary>
    </div>
  )
}

const OwnTip = ({ route }: Pick<Props, 'route'>) => (
  <ErrorBoundary quiet>
    <Suspense>
      <GuidedTip key={route} route={route} />
    </Suspense>
  </ErrorBoundary>
)

type BarProps = Pick<Props, 'route'> & { readonly sections: readonly Section[]; readonly hasHero: boolean }

const Bar = ({ route, sections, hasHero }: BarProps) => (
  <TopBar
    route={route}
    sections={sections}
    {...(!hasHero && { purse: <OwnPurse />, sticky: true })}
    connection={<OwnConnection />}
    userMenu={
      <Suspense fallback={<MenuPlace />}>
        <OwnUserMenu />
      </Suspense>
    }
    bell={
      <Suspense fallback={<BellPlace />}>
        <Bell />
      </Suspense>
    }
  />
)

const OwnPurse = () => <Purse purse={toPurse(usePlayer((player) => player.user))} shops={SHOPS} />

const OwnConnection = () => {
  const store = usePlayerStore()
  const { connection, waiting } = useConnection()
  return (
    <ConnectionMark
      state={connection}
      isLong={useIsSavingLong()}
      waiting={waiting}
      onSync={() => void store.reload()}
    />
  )
}

/** Shortcuts: `g` and a letter go to a screen. docs/reference/screens.md 19.1. */
const useGoTo = (): void => {
  const navigate = useNavigate()
  const targets = [
    ['t', 'tasks'],
    ['d', 'today'],
    ['u', 'upcoming'],
    ['i', 'items'],
    ['s', 'stable'],
    ['p', 'party'],
    ['c', 'myChallenges'],
    ['m', 'messages'],
  ] as const
  useShortcuts(
    targets.map(([letter, name]) => ({
      keys: `g ${letter}`,
      label: t('shell.goTo', { screen: t(`titles.${ROUTES[name].title[0]}`) }),
      run: () => void navigate(pathTo(name)),
    })),
  )
}

/** On the board, Ctrl+Z brings tasks back as well that are about to be deleted. */
const useUndoKey = (route: RouteName): void => {
  const store = usePlayerStore()
  useShortcuts(
    route === 'tasks' ? [] : [{ keys: '$mod+z', label: t('tasks.undoKey'), run: () => void undoNewest(store) }],
  )
}

/** Where each currency is spent, and where gems are bought. docs/reference/screens.md 1.4. */
const SHOPS: Readonly<Partial<Record<Currency, string>>> = {
  coin: pathTo('market'),
  gem: '?openGemsModal=true',
  hourglass: pathTo('timeTravellers'),
}

/** The line with the portrait, the stats and the purse. */
const PlayerHeader = ({ sticky }: { readonly sticky: boolean }) => {
  const catalogue = useCatalogue()
  const user = usePlayer((player) => player.user)
  const time = useTimeOfDay()
  const hour = useHour()
  const { expression = expressionAtRest(user, hour), hops } = useReaction()
  const [now] = useState(() => Date.now())
  // What the hero wears is known once the drawings are there.
  useCatalogueArt()
  return (
    <Hero
      hero={toHero(catalogue, user, now)}
      time={time}
      expression={expression}
      hops={hops}
      profile={pathTo('ownProfile')}
      unfolded={toOnboarding(user) !== undefined}
      sticky={sticky}
      purse={<Purse purse={toPurse(user)} shops={SHOPS} />}
    />
  )
}
