import { ChevronDown, Sunrise } from 'lucide-react'
import { t } from '../../../i18n/index.ts'
import { Card, classes, EmptyState, ErrorState, Page, PageHead, Skeleton } from '../../../ui/index.ts'
import styles from './DayReportsView.module.css'
import type { DayModel, DayRowModel, MovedCell } from './to-days.ts'

type Props = {
  readonly days: ReadonlyArray<DayModel>
  /** Whether days before the newest are still on their way, or could not be had. */
  readonly older: 'loading' | 'failed' | 'there'
  readonly onRetry: () => void
}

/** Why each new day moved what it moved. docs/reference/screens.md 2.12. */
export const DayReportsView = ({ days, older, onRetry }: Props) => (
  <Page width="text">
    <PageHead title={t('titles.dayReports')} line={t('dayReports.intro')} />
    {days.length === 0 && older === 'there' && (
      <EmptyState icon={<Sunrise size={26} />} title={t('dayReports.none')}>
        {t('dayReports.noneText')}
      </EmptyState>
    )}
    {days.map((day, index) => (
      <Card key={day.at} variant="panel">
        <details className={styles.day} open={index === 0}>
          <summary className={styles.summary}>
            <h2 className={styles.heading}>{day.title}</h2>
            <span className={styles.facts}>{day.facts.join(' · ')}</span>
            <Totals total={day.total} />
            <ChevronDown size={20} className={styles.chevron} aria-hidden="true" />
          </summary>
          <Rows day={day} />
        </details>
      </Card>
    ))}
    {older === 'loading' && <Skeleton shape="card" height={72} />}
    {older === 'failed' && <ErrorState title={t('toasts.serverAway')} onRetry={onRetry} />}
  </Page>
)

const Totals = ({ total }: { readonly total: ReadonlyArray<MovedCell> }) => (
  <span className={styles.totals}>
    {total
      .filter(({ text }) => text !== '')
      .map(({ figure, text, isLoss }) => (
        <span key={figure} className={classes(styles.chip, isLoss && styles.loss)}>
          {t(`dayReports.${figure}`)} {text}
        </span>
      ))}
  </span>
)

const Rows = ({ day }: { readonly day: DayModel }) => {
  if (day.rows.length === 0) return <p className={styles.calm}>{t('dayReports.calm')}</p>
  const label = t('dayReports.tableOf', { day: day.title })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs the keyboard
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('dayReports.what')}</th>
            {day.figures.map((figure) => (
              <th key={figure} scope="col" className={styles.figure}>
                {t(`dayReports.${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {day.rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('dayReports.total')}</th>
            {day.total.map((cell) => (
              <Figure key={cell.figure} cell={cell} />
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

const Row = ({ row: { name, note, cells } }: { readonly row: DayRowModel }) => (
  <tr>
    <th scope="row" className={styles.name}>
      <span dir="auto">{name}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </th>
    {cells.map((cell) => (
      <Figure key={cell.figure} cell={cell} />
    ))}
  </tr>
)

const Figure = ({ cell: { text, isLoss } }: { readonly cell: MovedCell }) => (
  <td className={classes(styles.figure, isLoss && styles.loss)}>{text}</td>
)
