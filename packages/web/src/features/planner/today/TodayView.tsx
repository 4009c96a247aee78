import { Plus, Sunrise } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { EmptyState, Meter, Select, Switch, TextField } from '../../../ui/index.ts'
import { TaskCard, type TaskCardModel, useBoardKeys } from '../../tasks/index.ts'
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
  /** Adds a to-do for today. */
  readonly onAdd: (title: string) => void
}

/** What is due today, in one list. Needs a `TaskCallbacksContext` around it. docs/reference/screens.md 2. */
export const TodayView = ({ today, settings, onSettings, onAdd }: Props) => {
  const { late, due, done, progress } = today
  const lists = useRef<HTMLDivElement>(null)
  const keys = useBoardKeys(lists)
  return (
    <div className={styles.page}>
      <PlannerHead current="today" />
      {progress.of > 0 && (
        <div className={styles.progress}>
          <Meter label={t('planner.progress')} value={progress.done} max={progress.of} hideNumber size="lg" />
          <span>{t('planner.progressOf', progress)}</span>
        </div>
      )}
      <div className={styles.settings}>
        <Select
          label={t('planner.sort')}
          value={settings.sort}
          options={SORTS.map((value) => ({ value, label: t(`planner.sort.${value}`) }))}
          onChange={(sort) => onSettings({ sort })}
        />
        <Select
          label={t('planner.show')}
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
      <AddLine onAdd={onAdd} />
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

const AddLine = ({ onAdd }: Pick<Props, 'onAdd'>) => {
  const [typed, setTyped] = useState('')
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() === '') return
        onAdd(typed.trim())
        setTyped('')
      }}
    >
      <Plus size={18} aria-hidden="true" className={styles.plus} />
      <TextField
        label={t('planner.add')}
        hideLabel
        placeholder={t('planner.add')}
        value={typed}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  )
}
