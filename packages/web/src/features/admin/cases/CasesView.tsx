import type { WireCase } from '@daykeep/api/contract'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatMoment, t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Button, Card, SegmentedControl, Select, type ListState } from '../../../ui/index.ts'
import styles from '../Admin.module.css'
import { AdminList } from '../AdminList.tsx'

export type Decision = 'clear' | 'remove'
export type Consequence = 'none' | 'mute' | 'shadowMute'

type Props = {
  readonly state: ListState<WireCase>
  readonly showsClosed: boolean
  readonly onShowClosed: (closed: boolean) => void
  /** Id of the case that is being decided. */
  readonly deciding: string | undefined
  readonly onDecide: (id: string, decision: Decision, consequence: Consequence) => void
}

/** What players reported, for moderators. docs/decisions/104-reports-are-cases.md. */
export const CasesView = ({ state, showsClosed, onShowClosed, deciding, onDecide }: Props) => (
  <>
    <SegmentedControl
      label={t('admin.cases.which')}
      value={showsClosed ? 'closed' : 'open'}
      segments={(['open', 'closed'] as const).map((value) => ({ value, label: t(`admin.cases.${value}`) }))}
      onChange={(value) => onShowClosed(value === 'closed')}
    />
    <AdminList
      state={state}
      icon={<Flag size={26} />}
      empty={t(showsClosed ? 'admin.cases.noneClosed' : 'admin.cases.none')}
      keyOf={({ id }) => id}
    >
      {(found) => <CaseCard found={found} busy={deciding === found.id} onDecide={onDecide} />}
    </AdminList>
  </>
)

type CardProps = { readonly found: WireCase; readonly busy: boolean; readonly onDecide: Props['onDecide'] }

const CONSEQUENCES = ['none', 'mute', 'shadowMute'] as const

const CaseCard = ({ found, busy, onDecide }: CardProps) => {
  const [consequence, setConsequence] = useState<Consequence>('none')
  const { id, kind, text, author, complaints, open, updatedAt } = found
  const decide = (decision: Decision) => onDecide(id, decision, consequence)
  return (
    <Card className={styles.entry} aria-label={t(`admin.cases.kind.${kind}`)}>
      <div className={styles.line}>
        <h2 className={styles.name}>{t(`admin.cases.kind.${kind}`)}</h2>
        <span className={styles.meta}>{formatMoment(Date.parse(updatedAt))}</span>
      </div>
      <p className={styles.meta}>
        {t('admin.cases.by')}{' '}
        <Link to={pathTo('profile', { userId: author.id })} dir="auto">
          {author.name === '' ? author.id : author.name}
        </Link>
        {author.muted && ` · ${t('admin.muted')}`}
        {author.shadowMuted && ` · ${t('admin.shadowMuted')}`}
      </p>
      <blockquote className={styles.quote} dir="auto">
        {text}
      </blockquote>
      <ul className={styles.list}>
        {complaints.map(({ by, name, at, comment }) => (
          <li key={by} className={styles.meta}>
            {t('admin.cases.reporter')}{' '}
            <Link to={pathTo('profile', { userId: by })} dir="auto">
              {name === '' ? by : name}
            </Link>{' '}
            {formatMoment(Date.parse(at))}
            {comment !== '' && `: ${comment}`}
          </li>
        ))}
      </ul>
      {open && (
        <div className={styles.line}>
          <Select<Consequence>
            label={t('admin.cases.consequence')}
            value={consequence}
            options={CONSEQUENCES.map((value) => ({
              value,
              label: t(`admin.cases.${value === 'none' ? 'noConsequence' : value}`),
            }))}
            onChange={setConsequence}
          />
          <Button busy={busy} onClick={() => decide('clear')}>
            {t('admin.cases.clear')}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => decide('remove')}>
            {t(kind === 'challenge' ? 'admin.cases.hide' : 'admin.cases.remove')}
          </Button>
        </div>
      )}
    </Card>
  )
}
