import {
  Bell,
  Calendar,
  ChevronsDown,
  ChevronsUp,
  Flame,
  ListChecks,
  Megaphone,
  Pause,
  Repeat,
  Unlink,
  Users,
} from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { DAY } from '@daykeep/rules/kernel'
import { formatDay, formatList, formatNumber, t } from '../../../i18n/index.ts'
import { classes, VisuallyHidden } from '../../../ui/index.ts'
import styles from './MetaRow.module.css'
import type { ReminderModel } from './to-reminders.ts'
import type { DueModel, TaskCardModel } from './to-task-card.ts'

type Props = {
  readonly task: TaskCardModel
  readonly onCollapse: (collapsed: boolean) => void
  readonly onPeople: () => void
  readonly onChallenge: () => void
}

/** The line below a task: streak, due date, checklist, tags, challenge, people. Renders nothing if there is nothing to show. */
export const MetaRow = ({ task, onCollapse, onPeople, onChallenge }: Props) => {
  const items = [
    ...ofKind(task, onCollapse),
    ...tagsOf(task),
    ...challengeOf(task, onChallenge),
    ...peopleOf(task, onPeople),
  ]
  return items.length === 0 ? null : <ul className={styles.row}>{items}</ul>
}

const ofKind = (task: TaskCardModel, onCollapse: Props['onCollapse']): ReadonlyArray<ReactNode> => {
  switch (task.type) {
    case 'habit':
      return countersOf(task)
    case 'daily':
      return [
        ...restOf(task),
        ...remindersOf(task.reminders),
        ...periodOf(task.period),
        ...streakOf(task),
        ...checklistOf(task, onCollapse),
      ]
    case 'todo':
      return [
        ...dueOf(task.due, task.completed),
        ...remindersOf(task.reminders),
        ...repeatOf(task.repeats),
        ...checklistOf(task, onCollapse),
      ]
    case 'reward':
      return []
  }
}

const countersOf = ({
  counterUp,
  counterDown,
}: Extract<TaskCardModel, { type: 'habit' }>): ReadonlyArray<ReactNode> => [
  ...(counterUp > 0
    ? [
        <MetaItem key="up" icon={<ChevronsUp size={14} />} label={t('tasks.counterUp', { count: counterUp })}>
          {formatNumber(counterUp)}
        </MetaItem>,
      ]
    : []),
  ...(counterDown > 0
    ? [
        <MetaItem key="down" icon={<ChevronsDown size={14} />} label={t('tasks.counterDown', { count: counterDown })}>
          {formatNumber(counterDown)}
        </MetaItem>,
      ]
    : []),
]

type DailyModel = Extract<TaskCardModel, { type: 'daily' }>

const restOf = ({ paused, skipped }: DailyModel): ReadonlyArray<ReactNode> =>
  paused === undefined && skipped === undefined
    ? []
    : [
        <MetaItem key="pause" icon={<Pause size={14} />}>
          {t(paused ? 'tasks.paused' : 'tasks.skipped')}
        </MetaItem>,
      ]

const periodOf = (period: DailyModel['period']): ReadonlyArray<ReactNode> =>
  period === undefined
    ? []
    : [
        <MetaItem key="period" icon={<Repeat size={14} />}>
          {t(`tasks.period.${period.per}`, period)}
        </MetaItem>,
      ]

const streakOf = ({ streak, period }: DailyModel): ReadonlyArray<ReactNode> =>
  streak > 0
    ? [
        <MetaItem key="streak" icon={<Flame size={14} />} look="amber">
          {t(period === undefined ? 'tasks.streak' : `tasks.streak.${period.per}`, { count: streak })}
        </MetaItem>,
      ]
    : []

const dueOf = (due: DueModel | undefined, completed: boolean): ReadonlyArray<ReactNode> => {
  if (due === undefined) return []
  const look = completed || due.days > 1 ? 'plain' : due.days < 0 ? 'danger' : 'amber'
  return [
    <MetaItem
      key="due"
      icon={<Calendar size={14} />}
      look={look}
      hint={formatDay(due.day * DAY, { ...UTC, dateStyle: 'medium' })}
    >
      {inDays(due)}
    </MetaItem>,
  ]
}

const remindersOf = (reminders: DailyModel['reminders'] = []): ReadonlyArray<ReactNode> => {
  if (reminders.length === 0) return []
  const times = formatList(reminders.map(timeText))
  return [
    <MetaItem key="reminders" icon={<Bell size={14} />} label={t('tasks.reminders', { times })}>
      {times}
    </MetaItem>,
  ]
}

const TIME = { hour: 'numeric', minute: '2-digit' } as const

const timeText = ({ time, day }: ReminderModel): string =>
  day === undefined
    ? formatDay(time, { ...UTC, ...TIME })
    : formatDay(day * DAY + time, { ...UTC, ...TIME, day: 'numeric', month: 'short' })

const repeatOf = (repeats: true | undefined): ReadonlyArray<ReactNode> =>
  repeats === undefined
    ? []
    : [
        <MetaItem key="repeat" icon={<Repeat size={14} />}>
          {t('tasks.repeats')}
        </MetaItem>,
      ]

/** Days are counted in UTC. */
const UTC = { timeZone: 'UTC' } as const

const inDays = ({ day, days }: DueModel): string => {
  if (days < 0) return t('tasks.late', { count: -days })
  if (days === 0) return t('tasks.today')
  if (days === 1) return t('tasks.tomorrow')
  return formatDay(day * DAY, { ...UTC, day: 'numeric', month: 'short' })
}

const checklistOf = (
  { checklist, title }: Extract<TaskCardModel, { type: 'daily' | 'todo' }>,
  onCollapse: Props['onCollapse'],
): ReadonlyArray<ReactNode> => {
  if (checklist === undefined) return []
  const { done, items, collapsed } = checklist
  return [
    <li key="checklist">
      <button type="button" className={styles.toggle} aria-expanded={!collapsed} onClick={() => onCollapse(!collapsed)}>
        <VisuallyHidden>{t('tasks.checklistOf', { title })}</VisuallyHidden>
        <ListChecks size={14} aria-hidden="true" />
        {`${formatNumber(done)}/${formatNumber(items.length)}`}
        <span className={styles.bar} style={{ '--done': done / items.length } as CSSProperties} />
      </button>
    </li>,
  ]
}

const tagsOf = ({ tags }: TaskCardModel): ReadonlyArray<ReactNode> =>
  tags.map((tag) => (
    <li key={`tag-${tag}`} className={styles.tag}>
      {tag}
    </li>
  ))

const challengeOf = ({ challenge }: TaskCardModel, onChallenge: Props['onChallenge']): ReadonlyArray<ReactNode> => {
  if (challenge === undefined) return []
  const { name, broken } = challenge
  const Icon = broken ? Unlink : Megaphone
  return [
    <li key="challenge">
      <button
        type="button"
        className={classes(styles.toggle, broken && styles.danger)}
        aria-label={broken ? undefined : t('tasks.toChallenge', { name })}
        onClick={onChallenge}
      >
        <Icon size={14} aria-hidden="true" />
        {broken ? t('tasks.challengeGone', { name }) : name}
      </button>
    </li>,
  ]
}

const peopleOf = ({ board, title }: TaskCardModel, onPeople: Props['onPeople']): ReadonlyArray<ReactNode> =>
  board === undefined
    ? []
    : [
        <li key="people">
          <button type="button" className={classes(styles.toggle, styles[board.look])} onClick={onPeople}>
            <VisuallyHidden>{t('tasks.peopleOf', { title })}</VisuallyHidden>
            <Users size={14} aria-hidden="true" />
            {board.text}
          </button>
        </li>,
      ]

type MetaItemProps = {
  readonly icon: ReactNode
  readonly children?: ReactNode
  /** For screen readers, where a number alone is unclear. */
  readonly label?: string
  readonly hint?: string
  readonly look?: 'plain' | 'amber' | 'danger'
}

const MetaItem = ({ icon, children, label, hint, look = 'plain' }: MetaItemProps) => (
  <li className={classes(styles.part, styles[look])} title={hint}>
    <span aria-hidden="true">{icon}</span>
    {label === undefined ? (
      children
    ) : (
      <span role="img" aria-label={label}>
        {children}
      </span>
    )}
  </li>
)
