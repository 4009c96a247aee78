import type { TaskType } from '@daykeep/rules/model'
import type { ReactNode } from 'react'
import { t } from '../../../i18n/index.ts'
import { Card, SortableList } from '../../../ui/index.ts'
import { KIND_ICONS, KINDS } from '../../tasks/index.ts'
import type { ChallengeTask, TaskEdits } from './challenge-task.ts'
import { ChallengeTaskCard } from './ChallengeTaskCard.tsx'
import styles from './TaskColumns.module.css'

type Props = {
  readonly tasks: ReadonlyArray<ChallengeTask>
  /** Missing for those who only look. */
  readonly edits?: TaskEdits | undefined
  /** Pressed by somebody who takes no part yet. */
  readonly onPress?: (() => void) | undefined
  /** Above the tasks of a column, for example a button that adds one. */
  readonly above?: Readonly<Record<TaskType, ReactNode>> | undefined
}

/** Tasks by kind, which nobody scores here. docs/reference/screens.md 9.3. */
export const TaskColumns = ({ tasks, edits, onPress, above }: Props) => (
  <div className={styles.columns}>
    {KINDS.map((type) => {
      const ofKind = tasks.filter((task) => task.type === type)
      if (ofKind.length === 0 && above === undefined) return null
      const Icon = KIND_ICONS[type]
      return (
        <Card key={type} variant="well" className={styles.column} aria-label={t(`tasks.column.${type}`)}>
          <h2 className={styles.head}>
            <Icon size={18} aria-hidden="true" />
            {t(`tasks.column.${type}`)}
          </h2>
          {above?.[type]}
          <SortableList
            label={t(`tasks.column.${type}`)}
            items={ofKind}
            idOf={({ id }) => id}
            nameOf={({ title }) => title}
            onMove={(task, to) => edits?.onMove(task, to)}
            fixed={edits === undefined}
          >
            {(task, { moves }) => <ChallengeTaskCard task={task} edits={edits} moves={moves} onPress={onPress} />}
          </SortableList>
        </Card>
      )
    })}
  </div>
)
