import type { BugReport } from '@daykeep/api/contract'
import { Bug } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatMoment, t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Button, Card, SegmentedControl, type ListState } from '../../../ui/index.ts'
import styles from '../Admin.module.css'
import { AdminList } from '../AdminList.tsx'

export type BugReportState = BugReport['state']

const STATES: ReadonlyArray<BugReportState> = ['open', 'answered', 'closed']

type Props = {
  readonly state: ListState<BugReport>
  /** Reports of this state are shown. */
  readonly shown: BugReportState
  readonly onShow: (state: BugReportState) => void
  /** Id of the report whose state is being changed. */
  readonly changing: string | undefined
  readonly onChange: (id: string, state: BugReportState) => void
}

/** What players told the operator, by how far support is with it. */
export const BugReportsView = ({ state, shown, onShow, changing, onChange }: Props) => (
  <>
    <SegmentedControl
      label={t('admin.bugs.which')}
      value={shown}
      segments={STATES.map((value) => ({ value, label: t(`admin.bugs.${value}`) }))}
      onChange={onShow}
    />
    <AdminList state={state} icon={<Bug size={26} />} empty={t('admin.bugs.none')} keyOf={({ id }) => id}>
      {(report) => <ReportCard report={report} busy={changing === report.id} onChange={onChange} />}
    </AdminList>
  </>
)

type CardProps = { readonly report: BugReport; readonly busy: boolean; readonly onChange: Props['onChange'] }

const ReportCard = ({ report, busy, onChange }: CardProps) => {
  const { id, at, userId, username, email, message, client, question, state } = report
  const kind = t(question ? 'admin.bugs.question' : 'admin.bugs.bug')
  return (
    <Card className={styles.entry} aria-label={kind}>
      <div className={styles.line}>
        <h2 className={styles.name}>{kind}</h2>
        <span className={styles.meta}>
          {[formatMoment(Date.parse(at)), client].filter((part) => part !== '').join(' · ')}
        </span>
        <Link to={pathTo('adminUser', { userIdentifier: userId })} dir="auto">
          @{username}
        </Link>
      </div>
      <blockquote className={styles.quote} dir="auto">
        {message}
      </blockquote>
      <div className={styles.line}>
        <Button asChild size="sm">
          <a href={`mailto:${encodeURIComponent(email)}`} title={email}>
            {t('admin.bugs.answer')}
          </a>
        </Button>
        {STATES.filter((each) => each !== state).map((each) => (
          <Button key={each} size="sm" variant="tertiary" busy={busy} onClick={() => onChange(id, each)}>
            {t(`admin.bugs.to.${each}`)}
          </Button>
        ))}
      </div>
    </Card>
  )
}
