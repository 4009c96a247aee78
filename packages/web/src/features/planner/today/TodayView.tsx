import { Sunrise } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import { t } from '../../../i18n/index.ts'
import { EmptyState, Meter, Select, Switch } from '../../../ui/index.ts'
import { QuickAdd, TaskCard, type TaskCardModel, useBoardKeys } from '../../tasks/index.ts'
import { PlannerHead } from '../PlannerHead.tsx'
import { KINDS_SHOWN, type PlannerSettings, SORTS } from '../planner-settings.ts'
import styles from './TodayView.module.css'

export type TodayCards = {
  readonly late: ReadonlyArray<TaskCardModel>
  readonly due: ReadonlyArray<TaskCardModel>
  readonly done: ReadonlyArray<TaskCardModel>
  readonly progress: { readonly done: number; readonly of: number }
}

type Props = {
  readonly today: TodayCards
  readonly settings: PlannerSettings
  readonly onSettings: (changes: Partial<PlannerSettings>) => void
  /** Adds to-dos for today, unless a line says another day. */
  readonly adding: Pick<ComponentProps<typeof QuickAdd>, 'onAdd' | 'reading' | 'onDetails'>
}

/** What is due today, in one list. Needs a `TaskCallbacksContext` around it. docs/reference/screens.md 2. */
export const TodayView = ({ today, settings, onSettings, adding }: Props) => {
  const { late, due, done, progress } = today
  const lists = useRef<HTMLDivElement>(null)
  const keys = useBoardKeys(lists)
  return (
    <div className={styles.page}>
      <PlannerHead current="today" />
      {progress.of > 0 && (
        <div className={styles.progress}>
          <Meter label={t('planner.progress')} value={progress.done} max={progress.of} hideNumber />
          <span>{t('planner.progressOf', progress)}</span>
        </div>
      )}
      <div className={styles.settings}>
        <Select
          label={t('planner.sort')}
          hideLabel
          value={settings.sort}
          options={SORTS.map((value) => ({ value, label: t(`planner.sort.${value}`) }))}
          onChange={(sort) => onSettings({ sort })}
        />
        <Select
          label={t('planner.show')}
          hideLabel
          value={settings.kinds}
          options={KINDS_SHOWN.map((value) => ({ value, label: t(`planner.show.${value}`) }))}
          onChange={(kinds) => onSettings({ kinds })}
        />
        <Switch
          label={t('planner.withDone')}
          checked={settings.withDone}
          onChange={(withDone) => onSettings({ withDone })}
        />
      </div>
      <QuickAdd type="todo" column="plan" label={t('planner.add')} {...adding} />
      <div ref={lists} className={styles.lists} {...keys}>
        <List title={t('planner.late')} cards={late} />
        <List title={t('planner.due')} cards={due}>
          {late.length === 0 && (
            <EmptyState
              icon={<Sunrise size={26} />}
              title={t(progress.of > 0 || done.length > 0 ? 'planner.allDone' : 'planner.nothingDue')}
            />
          )}
        </List>
        <List title={t('planner.done')} cards={done} />
      </div>
    </div>
  )
}

type ListProps = {
  readonly title: string
  readonly cards: ReadonlyArray<TaskCardModel>
  /** Where there are no cards; without it the list is left out. */
  readonly children?: ReactNode
}

const List = ({ title, cards, children }: ListProps) => {
  const heading = useId()
  if (cards.length === 0) return children ?? null
  return (
    <section aria-labelledby={heading} data-column="plan">
      <h2 id={heading} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.id}>
            <TaskCard task={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
