import {
  BedDouble,
  Bug,
  Brush,
  CalendarDays,
  ChartColumn,
  CircleUserRound,
  Gem,
  Keyboard,
  LogOut,
  Mail,
  Menu as Bars,
  Search,
  Settings,
  Sunrise,
  SunMoon,
  Trophy,
  Undo2,
  Volume2,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { openBugReport } from '../../features/bug-report/index.ts'
import { openPalette } from '../../features/palette/index.ts'
import { keyLabels } from '../../shortcuts/index.ts'
import { pathTo, ROUTES } from '../../routes/index.ts'
import { t } from '../../i18n/index.ts'
import { IconButton, Menu, type MenuItem } from '../../ui/index.ts'
import { type Theme, THEMES } from '../../theme/theme.ts'

type Props = {
  readonly name: string
  readonly username: string
  readonly theme: Theme
  readonly onTheme: (theme: Theme) => void
  readonly sleeping: boolean
  readonly onSleep: () => void
  readonly onLooks: () => void
  readonly onShortcuts: () => void
  readonly onSounds: () => void
  /** Whether the pages of staff are for the player. */
  readonly isStaff: boolean
}

const PROFILE_LINKS = [
  { route: 'ownProfile', Icon: CircleUserRound },
  { route: 'ownStats', Icon: ChartColumn },
  { route: 'ownAchievements', Icon: Trophy },
  { route: 'messages', Icon: Mail },
  { route: 'subscription', Icon: Gem },
] as const

/** docs/reference/screens.md 1.9. */
export const UserMenu = (props: Props) => (
  <Menu
    trigger={<IconButton variant="header" label={t('shell.userMenu')} icon={<Bars size={21} />} />}
    items={() => itemsOf(props)}
  />
)

/** Built when the menu opens: texts of other screens are loaded after the first screen. */
const itemsOf = ({
  name,
  username,
  theme,
  onTheme,
  sleeping,
  onSleep,
  onLooks,
  onShortcuts,
  onSounds,
  isStaff,
}: Props): ReadonlyArray<MenuItem> => [
  { type: 'label', label: username === '' ? name : `${name} · @${username}` },
  ...PROFILE_LINKS.map(
    ({ route, Icon }) =>
      ({
        type: 'link',
        label: t(`titles.${ROUTES[route].title[0]}`),
        icon: <Icon size={18} />,
        element: <Link to={pathTo(route)} />,
      }) as const,
  ),
  {
    type: 'link',
    label: t('titles.acts'),
    icon: <Undo2 size={18} />,
    element: <Link to={pathTo('acts')} />,
  },
  {
    type: 'action',
    label: t('shell.palette'),
    icon: <Search size={18} />,
    shortcut: keyLabels('$mod+k', navigator.platform.startsWith('Mac')).flat().join(' '),
    onSelect: openPalette,
  },
  {
    type: 'link',
    label: t('titles.statistics'),
    icon: <CalendarDays size={18} />,
    element: <Link to={pathTo('statistics')} />,
  },
  {
    type: 'link',
    label: t('titles.dayReports'),
    icon: <Sunrise size={18} />,
    element: <Link to={pathTo('dayReports')} />,
  },
  { type: 'action', label: t('mirror.open'), icon: <Brush size={18} />, onSelect: onLooks },
  { type: 'line' },
  {
    type: 'action',
    label: t(sleeping ? 'shell.resumeDamage' : 'shell.pauseDamage'),
    icon: <BedDouble size={18} />,
    onSelect: onSleep,
  },
  {
    type: 'choice',
    label: t('shell.theme'),
    icon: <SunMoon size={18} />,
    value: theme,
    onChange: (value) => {
      const chosen = THEMES.find((each) => each === value)
      if (chosen !== undefined) onTheme(chosen)
    },
    options: THEMES.map((value) => ({ value, label: t(`shell.theme_${value}`) })),
  },
  {
    type: 'action',
    label: t('sounds.title'),
    icon: <Volume2 size={18} />,
    onSelect: onSounds,
  },
  {
    type: 'action',
    label: t('shell.shortcuts'),
    icon: <Keyboard size={18} />,
    shortcut: '?',
    onSelect: onShortcuts,
  },
  { type: 'action', label: t('bugReport.open'), icon: <Bug size={18} />, onSelect: openBugReport },
  {
    type: 'link',
    label: t('titles.settings'),
    icon: <Settings size={18} />,
    element: <Link to={pathTo('generalSettings')} />,
  },
  ...(isStaff
    ? [
        {
          type: 'link',
          label: t('titles.admin'),
          icon: <Settings size={18} />,
          element: <Link to={pathTo('admin')} />,
        } as const,
      ]
    : []),
  { type: 'line' },
  {
    type: 'link',
    label: t('shell.logOut'),
    icon: <LogOut size={18} />,
    element: <Link to={pathTo('logout')} />,
  },
]
