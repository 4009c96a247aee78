import { useId } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button, DragArea, Switch } from '../../../ui/index.ts'
import { PlannerHead } from '../PlannerHead.tsx'
import { DayCell } from './DayCell.tsx'
import { PlannedTodo } from './PlannedTodo.tsx'
import type { PlannedTask, WeeksModel } from './to-weeks.ts'
import styles from './UpcomingView.module.css'

type Props = {
  readonly plan: WeeksModel
  readonly withDailies: boolean
  readonly onDailies: (shown: boolean) => void
  readonly onOpen: (task: string) => void
  /** Moves a to-do to a day. */
  readonly onMove: (task: string, day: number) => void
  /** Moves a to-do by so many days. */
  readonly onShift: (task: string, days: number) => void
  readonly onMore: () => void
  /** What screen readers announce. */
  readonly announcement: string
}

/** The weeks to come: what is due on which day. To-dos are dragged to another day. docs/reference/screens.md 2. */
export const UpcomingView = (props: Props) => {
  const { plan, withDailies, onDailies, onMove, onMore, announcement } = props
  const help = useId()
  const tasks = [...plan.late, ...plan.undated, ...plan.weeks.flat().flatMap(({ todos }) => todos)]
  return (
    <div className={styles.page}>
      <PlannerHead current="upcoming">
        <Switch label={t('planner.withDailies')} checked={withDailies} onChange={onDailies} />
      </PlannerHead>
      <p id={help} className={styles.help}>
        {t('planner.moveHelp')} <span className={styles.keys}>{t('planner.moveHelpKeys')}</span>
      </p>
      <DragArea onDrop={(task, day) => onMove(task, Number(day))} preview={previewOf(tasks)}>
        <Tray title={t('planner.late')} tasks={plan.late} help={help} {...props} />
        <Tray title={t('planner.undated')} tasks={plan.undated} help={help} {...props} />
        <div className={styles.weeks}>
          {plan.weeks.map((week) => (
            <div key={week[0]?.day} className={styles.week}>
              {week.map((planned) => (
                <DayCell
                  key={planned.day}
                  planned={planned}
                  onOpen={props.onOpen}
                  onShift={props.onShift}
                  help={help}
                />
              ))}
            </div>
          ))}
        </div>
      </DragArea>
      <Button variant="tertiary" onClick={onMore}>
        {t('planner.moreWeeks')}
      </Button>
      <span role="status" className={styles.unseen}>
        {announcement}
      </span>
    </div>
  )
}

const previewOf = (tasks: ReadonlyArray<PlannedTask>) => (id: string) => (
  <div className={styles.preview}>{tasks.find((task) => task.id === id)?.title}</div>
)

type TrayProps = Pick<Props, 'onOpen' | 'onShift'> & {
  readonly title: string
  readonly tasks: ReadonlyArray<PlannedTask>
  readonly help: string
}

/** To-dos that wait for a day. */
const Tray = ({ title, tasks, help, onOpen, onShift }: TrayProps) => {
  const heading = useId()
  if (tasks.length === 0) return null
  return (
    <section className={styles.tray} aria-labelledby={heading}>
      <h2 id={heading} className={styles.trayTitle}>
        {title}
      </h2>
      <ul className={styles.waiting}>
        {tasks.map((task) => (
          <li key={task.id}>
            <PlannedTodo task={task} onOpen={onOpen} onShift={onShift} help={help} />
          </li>
        ))}
      </ul>
    </section>
  )
}
