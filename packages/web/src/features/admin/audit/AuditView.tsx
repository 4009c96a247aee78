import { ScrollText } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { formatMoment, t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Card, type ListState } from '../../../ui/index.ts'
import styles from '../Admin.module.css'
import { AdminList } from '../AdminList.tsx'
import type { AuditLine } from '../answers.ts'
import { fieldName } from './field-name.ts'

type Props = { readonly state: ListState<AuditLine> }

/** What staff did: who, what, when, before and after. docs/decisions/105-the-audit.md. */
export const AuditView = ({ state }: Props) => (
  <AdminList state={state} icon={<ScrollText size={26} />} empty={t('admin.audit.none')} keyOf={({ id }) => id}>
    {({ at, actor, act, names, reason, changes }) => (
      <Card className={styles.entry}>
        <div className={styles.line}>
          <h2 className={styles.name}>{t(`admin.acts.${act}`)}</h2>
          <span className={styles.meta}>{formatMoment(Date.parse(at))}</span>
          {actor.id === '' ? (
            <span className={styles.meta}>{actor.name}</span>
          ) : (
            <Link to={pathTo('profile', { userId: actor.id })} dir="auto">
              {actor.name}
            </Link>
          )}
        </div>
        <SubjectLinks names={names} />
        {reason !== undefined && (
          <p className={styles.quote} dir="auto">
            {t('admin.audit.reason', { reason })}
          </p>
        )}
        {changes.length > 0 && <ChangesTable changes={changes} />}
      </Card>
    )}
  </AdminList>
)

const ChangesTable = ({ changes }: Pick<AuditLine, 'changes'>) => (
  <table className={styles.table} aria-label={t('admin.audit.changes')}>
    <thead>
      <tr>
        <th scope="col">{t('admin.audit.field')}</th>
        <th scope="col">{t('admin.audit.before')}</th>
        <th scope="col">{t('admin.audit.after')}</th>
      </tr>
    </thead>
    <tbody>
      {changes.map(({ kind, id, path, before, after }) => (
        <tr key={`${kind} ${id} ${path}`}>
          <th scope="row" title={`${id} ${path}`.trim()}>
            {fieldName(kind, path) ?? <span className={styles.code}>{`${kind} ${path}`.trim()}</span>}
          </th>
          <td className={styles.code}>{shown(before)}</td>
          <td className={styles.code}>{shown(after)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Whom it concerned. */
const SubjectLinks = ({ names }: Pick<AuditLine, 'names'>) => {
  const subjects = Object.entries(names).slice(0, MOST_NAMES)
  if (subjects.length === 0) return null
  return (
    <p className={styles.meta}>
      {t('admin.audit.concerns')}{' '}
      {subjects.map(([id, name], index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to={pathTo('profile', { userId: id })} dir="auto">
            {name}
          </Link>
        </Fragment>
      ))}
    </p>
  )
}

/** People that a line has room for. */
const MOST_NAMES = 10

/** Characters of a value that a line has room for. */
const MOST_CHARACTERS = 300

const shown = (value: unknown): string => {
  if (value === undefined) return '–'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text
}
