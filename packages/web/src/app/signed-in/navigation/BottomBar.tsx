import { Ellipsis, ListChecks, type LucideIcon, PawPrint, Backpack, Store } from 'lucide-react'
import { Link } from 'react-router-dom'
import { t } from '../../../i18n/index.ts'
import { pathTo, type RouteName } from '../../../routes/index.ts'
import { classes, usePageMark } from '../../../ui/index.ts'
import styles from './BottomBar.module.css'
import { BOTTOM_ENTRIES, type BottomEntry } from './bottom-entries.ts'

type Props = {
  readonly route: RouteName
  /** Opens the whole navigation. */
  readonly onMore: () => void
  readonly isMoreOpen: boolean
}

/** On phones, at the bottom of every screen: the places one goes to most, and the way to all others. */
export const BottomBar = ({ route, onMore, isMoreOpen }: Props) => {
  usePageMark('bottomBar', '')
  const current = BOTTOM_ENTRIES.find(({ routes }) => routes.includes(route))
  return (
    <nav aria-label={t('shell.bottomBar')} className={styles.bar} id="bottom-bar">
      {BOTTOM_ENTRIES.map((entry) => (
        <Link
          key={entry.name}
          to={pathTo(entry.to)}
          aria-current={entry === current ? (entry.to === route ? 'page' : 'true') : undefined}
          className={classes(styles.item, entry === current && styles.on)}
        >
          <Face entry={entry.name} />
        </Link>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isMoreOpen}
        className={classes(styles.item, current === undefined && styles.on)}
        onClick={onMore}
      >
        <Face entry="more" />
      </button>
    </nav>
  )
}

const ICONS: Readonly<Record<BottomEntry['name'] | 'more', LucideIcon>> = {
  tasks: ListChecks,
  items: Backpack,
  stable: PawPrint,
  shops: Store,
  more: Ellipsis,
}

const Face = ({ entry }: { readonly entry: keyof typeof ICONS }) => {
  const Icon = ICONS[entry]
  return (
    <>
      <span className={styles.icon}>
        <Icon size={20} aria-hidden="true" />
      </span>
      {t(`shell.bottom_${entry}`)}
    </>
  )
}
