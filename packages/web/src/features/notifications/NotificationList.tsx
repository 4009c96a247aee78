import {
  BellOff,
  CalendarDays,
  ClipboardList,
  Gift,
  IdCard,
  Mail,
  MessageCircle,
  Newspaper,
  PartyPopper,
  Scroll,
  Sparkles,
  Webhook,
  Users,
  X,
} from 'lucide-react'
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import { t } from '../../i18n/index.ts'
import { Button, classes, IconButton } from '../../ui/index.ts'
import { ItemPicture } from '../items/index.ts'
import type { Dismissal, Entry, EntryAct, EntryIcon } from './entry.ts'
import styles from './NotificationList.module.css'

type Props = {
  readonly entries: ReadonlyArray<Entry>
  /** How many check-ins there were. */
  readonly checkIns: number
  readonly onAct: (act: EntryAct) => void
  readonly onDismiss: (dismissals: ReadonlyArray<Dismissal>) => void
  readonly onCalendar: () => void
  /** Tells who invites. */
  readonly renderInviter: (id: string) => ReactNode
  /** Above the entries: what goes on for everybody, and the first steps. */
  readonly children?: ReactNode
}

const ICONS = {
  news: Newspaper,
  gift: Gift,
  invitation: Users,
  quest: Scroll,
  board: ClipboardList,
  card: Mail,
  message: MessageCircle,
  points: Sparkles,
  name: IdCard,
  moment: PartyPopper,
  webhook: Webhook,
} as const satisfies Readonly<Record<EntryIcon, unknown>>

/** What waits for the player, new entries first, each with what can be done about it. docs/reference/screens.md 1.8. */
export const NotificationList = (props: Props) => {
  const { entries, checkIns, onAct, onDismiss, onCalendar, renderInviter, children } = props
  const dismissible = entries.flatMap(({ dismissal }) => (dismissal === undefined ? [] : [dismissal]))
  const groups = [
    { name: 'fresh', entries: entries.filter(({ seen }) => !seen) },
    { name: 'earlier', entries: entries.filter(({ seen }) => seen) },
  ].filter((group) => group.entries.length > 0)
  const focus = useFocusAfterDismissal()
  return (
    <div className={styles.centre} {...focus}>
      <div className={styles.head}>
        <h2 className={styles.title} tabIndex={-1}>
          {t('bell.title')}
        </h2>
        {dismissible.length > 1 && (
          <Button size="sm" variant="link" onClick={() => onDismiss(dismissible)}>
            {t('bell.dismissAll')}
          </Button>
        )}
      </div>
      {children}
      {entries.length === 0 && (
        <p className={styles.empty}>
          <BellOff size={22} aria-hidden="true" />
          {t('bell.empty')}
        </p>
      )}
      {groups.map((group) => (
        <section key={group.name} aria-label={t(`bell.${group.name}`)}>
          {groups.length > 1 && <h3 className={styles.group}>{t(`bell.${group.name}`)}</h3>}
          <ul className={styles.entries}>
            {group.entries.map((entry) => (
              <EntryRow
                key={entry.key}
                entry={entry}
                onAct={onAct}
                onDismiss={onDismiss}
                renderInviter={renderInviter}
              />
            ))}
          </ul>
        </section>
      ))}
      <Button variant="tertiary" size="sm" wide icon={<CalendarDays size={17} />} onClick={onCalendar}>
        {t('bell.calendar', { count: checkIns })}
      </Button>
    </div>
  )
}

/**
 * When the entry with the focus goes, the one in its place gets it, or the title if none is left. What can be put away has the focus on
 * that; what has to be answered has it as a whole, so that the key that accepted one thing does not accept or decline the next.
 */
const useFocusAfterDismissal = () => {
  const ref = useRef<HTMLDivElement>(null)
  const focusedRow = useRef<number>(undefined)
  useEffect(() => {
    if (focusedRow.current === undefined || document.activeElement !== document.body) return
    const rows = [...(ref.current?.querySelectorAll<HTMLElement>(ROW) ?? [])]
    const row = rows[Math.min(focusedRow.current, rows.length - 1)]
    const next = row?.querySelector<HTMLElement>('[data-dismiss]') ?? row ?? ref.current?.querySelector('h2')
    next?.focus()
  })
  const onFocus = ({ target, currentTarget }: FocusEvent) => {
    const at = [...currentTarget.querySelectorAll(ROW)].findIndex((row) => row.contains(target))
    focusedRow.current = Math.max(0, at)
  }
  return { ref, onFocus }
}

/** Of the children above, some are lists too. */
const ROW = 'li[data-entry]'

type RowProps = { readonly entry: Entry } & Pick<Props, 'onAct' | 'onDismiss' | 'renderInviter'>

const EntryRow = ({ entry, onAct, onDismiss, renderInviter }: RowProps) => {
  const { title, text, icon, picture, seen, buttons, inviter, dismissal } = entry
  const Icon = ICONS[icon]
  return (
    <li className={classes(styles.entry, seen && styles.seen)} data-entry="" tabIndex={-1}>
      <span className={styles.arch} aria-hidden="true">
        {picture === undefined ? <Icon size={19} /> : <ItemPicture item={picture} size={32} />}
      </span>
      <div className={styles.words}>
        <p className={styles.text}>{title}</p>
        {inviter !== undefined && <p className={styles.more}>{renderInviter(inviter)}</p>}
        {text !== '' && <p className={styles.more}>{text}</p>}
        {buttons.length > 0 && (
          <div className={styles.buttons}>
            {buttons.map(({ label, act }, at) => (
              <Button key={label} size="sm" variant={at === 0 ? 'secondary' : 'tertiary'} onClick={() => onAct(act)}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
      {dismissal !== undefined && (
        <IconButton
          size="sm"
          label={t('bell.dismiss', { title })}
          icon={<X size={17} />}
          data-dismiss=""
          onClick={() => onDismiss([dismissal])}
        />
      )}
    </li>
  )
}
