import { ChartColumn, Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { t } from '../../i18n/index.ts'
import { Button, Card, EmptyState, Page, PageHead, Select } from '../../ui/index.ts'
import { BarChart, type BarModel, HeatMap, ValueChart } from './charts/index.ts'
import { DataTable } from './DataTable.tsx'
import styles from './StatisticsView.module.css'
import type { StatisticsModel, TableModel, TaskModel } from './to-statistics.ts'

type Props = {
  readonly statistics: StatisticsModel
  readonly onSave: (name: string, table: TableModel) => void
}

/** A year of the player, as pictures and as tables. docs/reference/screens.md 2.13. */
export const StatisticsView = ({ statistics, onSave }: Props) => {
  const { total, summary, tasks, taskTable, files } = statistics
  return (
    <Page width="list">
      <PageHead title={t('titles.statistics')} line={t('statistics.intro')} />
      {total === 0 && (
        <EmptyState icon={<ChartColumn size={26} />} title={t('statistics.none')}>
          {t('statistics.noneText')}
        </EmptyState>
      )}
      {total > 0 && (
        <>
          <Section
            title={t('statistics.year')}
            onSave={() => onSave('days.csv', files.days)}
            saves={t('statistics.saveDays')}
          >
            <p className={styles.note}>{summary}</p>
            <HeatMap weeks={statistics.weeks} weekdays={statistics.weekdayNames} label={t('statistics.year')} />
            <AsTable title={t('statistics.byMonth')} table={statistics.months} />
            <p className={styles.note}>{t('statistics.kept60')}</p>
          </Section>
          <div className={styles.pair}>
            <Bars title={t('statistics.byWeekday')} bars={statistics.weekdays} />
            <Bars title={t('statistics.byHour')} bars={statistics.hours} every={6} />
          </div>
          <Section title={t('statistics.best')}>
            <ol className={styles.best}>
              {statistics.best.map(({ day, count }) => (
                <li key={day}>
                  <span>{day}</span>
                  <span className={styles.count}>{count}</span>
                </li>
              ))}
            </ol>
          </Section>
        </>
      )}
      {taskTable.rows.length > 0 && (
        <Section
          title={t('statistics.tasks')}
          onSave={() => onSave('tasks.csv', files.tasks)}
          saves={t('statistics.saveTasks')}
        >
          {tasks.length > 0 && <Values tasks={tasks} />}
          <DataTable label={t('statistics.tasks')} table={taskTable} />
        </Section>
      )}
    </Page>
  )
}

type SectionProps = {
  readonly title: string
  readonly saves?: string
  readonly onSave?: () => void
  readonly children: ReactNode
}

const Section = ({ title, saves, onSave, children }: SectionProps) => (
  <Card variant="panel">
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{title}</h2>
        {onSave !== undefined && (
          <Button variant="tertiary" size="sm" aria-label={saves} icon={<Download size={16} />} onClick={onSave}>
            CSV
          </Button>
        )}
      </div>
      {children}
    </section>
  </Card>
)

type BarsProps = { readonly title: string; readonly bars: ReadonlyArray<BarModel>; readonly every?: number }

const Bars = ({ title, bars, every = 1 }: BarsProps) => (
  <Section title={title}>
    <BarChart bars={bars} label={title} every={every} />
    <AsTable
      title={title}
      table={{
        columns: [t('statistics.when'), t('statistics.doneColumn')],
        rows: bars.map(({ label, count }) => [label, String(count)]),
      }}
    />
  </Section>
)

const AsTable = ({ title, table }: { readonly title: string; readonly table: TableModel }) => (
  <details className={styles.details}>
    <summary>{t('statistics.asTable')}</summary>
    <DataTable label={title} table={table} />
  </details>
)

const Values = ({ tasks }: { readonly tasks: ReadonlyArray<TaskModel> }) => {
  const [chosen, setChosen] = useState<string>()
  const task = tasks.find(({ id }) => id === chosen) ?? tasks[0]
  if (task === undefined) return null
  return (
    <div className={styles.values}>
      <Select
        label={t('statistics.valueOf')}
        value={task.id}
        options={tasks.map(({ id, text }) => ({ value: id, label: text }))}
        onChange={setChosen}
      />
      <ValueChart points={task.values} label={t('statistics.valueOverTime', { task: task.text })} />
    </div>
  )
}
