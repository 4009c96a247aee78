import type { Hero } from '@daykeep/api/contract'
import { Link } from 'react-router-dom'
import { formatMoment, t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Button, Card } from '../../../ui/index.ts'
import admin from '../Admin.module.css'

type Props = {
  readonly flags: Hero['profile']['flags']
  readonly busy: boolean
  /** Missing for those who are no moderators. */
  readonly onClear: (() => void) | undefined
}

/** Who reported the profile, and why. docs/reference/screens.md 14.2. */
export const ReportsCard = ({ flags, busy, onClear }: Props) => {
  const reports = Object.entries(flags).toSorted(([, a], [, b]) => Date.parse(b.timestamp) - Date.parse(a.timestamp))
  return (
    <Card className={admin.entry}>
      <h2 className={admin.name}>{t('admin.profileReports.title')}</h2>
      {reports.length === 0 && <p className={admin.meta}>{t('admin.profileReports.none')}</p>}
      <ul className={admin.list}>
        {reports.map(([reporter, { timestamp, comment = '' }]) => (
          <li key={reporter}>
            <p className={admin.meta}>
              {formatMoment(Date.parse(timestamp))}{' '}
              <Link to={pathTo('adminUser', { userIdentifier: reporter })}>{t('admin.profileReports.by')}</Link>
            </p>
            {comment !== '' && (
              <blockquote className={admin.quote} dir="auto">
                {comment}
              </blockquote>
            )}
          </li>
        ))}
      </ul>
      {onClear !== undefined && reports.length > 0 && (
        <div className={admin.line}>
          <Button size="sm" busy={busy} onClick={onClear}>
            {t('admin.profileReports.clear')}
          </Button>
        </div>
      )}
    </Card>
  )
}
