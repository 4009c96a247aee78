import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, Suspense, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { afterScreen, lazyChunk } from '../../../chunks/index.ts'
import { pathTo, type RouteName, ROUTES } from '../../../routes/index.ts'
import { t } from '../../../i18n/index.ts'
import { classes } from '../../../ui/index.ts'
import { isInSection, type Section } from './sections.ts'
import styles from './Navigation.module.css'

const PlanLinks = lazyChunk(
  afterScreen(() => import('../../../features/group-plans/links/index.ts')),
  'PlanLinks',
)

type Props = {
  readonly sections: readonly Section[]
  readonly route: RouteName
  /** On small screens: in a sheet, one below the other, every section expanded. */
  readonly stacked?: boolean
}

/** Sections are links; a separate button discloses the pages of a section. */
export const Navigation = ({ sections, route, stacked = false }: Props) => (
  <nav aria-label={t('shell.navigation')} className={stacked ? styles.stacked : undefined}>
    <ul className={styles.sections}>
      {sections.map((section) => (
        <Entry key={section.name} section={section} route={route} stacked={stacked} />
      ))}
    </ul>
  </nav>
)

type EntryProps = { readonly section: Section; readonly route: RouteName; readonly stacked: boolean }

const Entry = ({ section, route, stacked }: EntryProps) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const shown = open || stacked
  const current = isInSection(route, section)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && open) {
      setOpen(false)
      event.currentTarget.querySelector('button')?.focus()
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') walk(event)
  }
  return (
    <li
      className={styles.entry}
      onKeyDown={onKeyDown}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
    >
      <span className={classes(styles.head, current && styles.current)}>
        <Link
          to={pathTo(section.to)}
          aria-current={current ? (section.rooms.length === 0 ? 'page' : 'true') : undefined}
          className={styles.link}
        >
          {t(`shell.section_${section.name}`)}
        </Link>
        {section.rooms.length > 0 && !stacked && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            aria-label={t('shell.roomsOf', { section: t(`shell.section_${section.name}`) })}
            className={styles.disclose}
            onClick={() => setOpen(!open)}
          >
            <ChevronDown size={16} aria-hidden="true" />
          </button>
        )}
      </span>
      {section.rooms.length > 0 && (
        <ul id={id} hidden={!shown} className={styles.rooms}>
          {shown && section.name === 'groups' && (
            <Suspense>
              <PlanLinks className={styles.room} onFollow={() => setOpen(false)} />
            </Suspense>
          )}
          {section.rooms.map((room) => (
            <li key={room}>
              <Link
                to={pathTo(room)}
                aria-current={room === route ? 'page' : undefined}
                className={styles.room}
                onClick={() => setOpen(false)}
              >
                {t(`titles.${ROUTES[room].title[0]}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Arrow keys move between the links of an entry. */
const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')].filter(
    (stop) => stop.closest('[hidden]') === null,
  )
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}
