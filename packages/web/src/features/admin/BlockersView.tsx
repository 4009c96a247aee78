import type { WireBlocker } from './answers.ts'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { formatMoment, t } from '../../i18n/index.ts'
import { Button, Card, Dialog, Select, TextField } from '../../ui/index.ts'
import styles from './Admin.module.css'
import { AdminList, type ListState } from './AdminList.tsx'

const TYPES = ['ipaddress', 'email', 'client'] as const
const AREAS = ['full', 'payments'] as const

export type BlockerFields = {
  readonly type: (typeof TYPES)[number]
  readonly value: string
  readonly area: (typeof AREAS)[number]
  readonly reason: string
}

type Props = {
  readonly state: ListState<WireBlocker>
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onCreate: (fields: BlockerFields) => void
  readonly onUpdate: (id: string, fields: BlockerFields) => void
  readonly onLift: (id: string) => void
}

const NEW: BlockerFields = { type: 'ipaddress', value: '', area: 'full', reason: '' }

/** Whom the site turns away. docs/reference/screens.md 14.3. */
export const BlockersView = ({ state, busy, refusal, onCreate, onUpdate, onLift }: Props) => {
  const [search, setSearch] = useState('')
  const [edited, setEdited] = useState<string>()
  const [lifted, setLifted] = useState<WireBlocker>()
  const query = search.trim().toLowerCase()
  const shown: ListState<WireBlocker> =
    state.type === 'ready'
      ? {
          ...state,
          rows: state.rows.filter(({ value, reason = '' }) => `${value} ${reason}`.toLowerCase().includes(query)),
        }
      : state
  return (
    <>
      <Card className={styles.entry}>
        <BlockerForm start={NEW} busy={busy} refusal={refusal} action={t('admin.blockers.create')} onSave={onCreate} />
      </Card>
      <TextField
        type="search"
        label={t('admin.blockers.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <AdminList state={shown} icon={<Ban size={26} />} empty={t('admin.blockers.none')} keyOf={({ id }) => id}>
        {(blocker) => (
          <Card className={styles.entry}>
            {edited === blocker.id ? (
              <BlockerForm
                start={{ ...NEW, ...blocker }}
                busy={busy}
                refusal={refusal}
                action={t('admin.save')}
                onSave={(fields) => {
                  onUpdate(blocker.id, fields)
                  setEdited(undefined)
                }}
                onCancel={() => setEdited(undefined)}
              />
            ) : (
              <>
                <h2 className={styles.name} dir="auto">
                  {blocker.value}
                </h2>
                <p className={styles.meta}>
                  {[
                    t(`admin.blockers.type.${blocker.type}`),
                    t(`admin.blockers.area.${blocker.area}`),
                    blocker.reason ?? '',
                    formatMoment(Date.parse(blocker.createdAt)),
                  ]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </p>
                <div className={styles.line}>
                  <Button size="sm" onClick={() => setEdited(blocker.id)}>
                    {t('admin.edit')}
                  </Button>
                  <Button size="sm" variant="danger" onClick={() => setLifted(blocker)}>
                    {t('admin.blockers.lift')}
                  </Button>
                </div>
              </>
            )}
          </Card>
        )}
      </AdminList>
      {lifted !== undefined && (
        <Dialog
          open
          width="sm"
          title={t('admin.blockers.liftTitle', { value: lifted.value })}
          onClose={() => setLifted(undefined)}
          actions={
            <Button
              variant="danger"
              onClick={() => {
                onLift(lifted.id)
                setLifted(undefined)
              }}
            >
              {t('admin.blockers.lift')}
            </Button>
          }
        >
          <p>{t('admin.blockers.liftText')}</p>
        </Dialog>
      )}
    </>
  )
}

type FormProps = {
  readonly start: BlockerFields
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly action: string
  readonly onSave: (fields: BlockerFields) => void
  readonly onCancel?: () => void
}

const BlockerForm = ({ start, busy, refusal, action, onSave, onCancel }: FormProps) => {
  const [fields, setFields] = useState<BlockerFields>({
    type: start.type,
    value: start.value,
    area: start.area,
    reason: start.reason,
  })
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault()
        if (fields.value.trim() !== '') onSave(fields)
      }}
    >
      <Select
        label={t('admin.blockers.kind')}
        value={fields.type}
        options={TYPES.map((value) => ({ value, label: t(`admin.blockers.type.${value}`) }))}
        onChange={(type) => setFields({ ...fields, type })}
      />
      <TextField
        label={t('admin.blockers.value')}
        hint={t(`admin.blockers.hint.${fields.type}`)}
        value={fields.value}
        error={refusal}
        onChange={(event) => setFields({ ...fields, value: event.target.value })}
      />
      <Select
        label={t('admin.blockers.where')}
        value={fields.area}
        options={AREAS.map((value) => ({ value, label: t(`admin.blockers.area.${value}`) }))}
        onChange={(area) => setFields({ ...fields, area })}
      />
      <TextField
        label={t('admin.blockers.reason')}
        optional
        value={fields.reason}
        onChange={(event) => setFields({ ...fields, reason: event.target.value })}
      />
      <div className={styles.line}>
        <Button type="submit" variant="primary" busy={busy}>
          {action}
        </Button>
        {onCancel !== undefined && <Button onClick={onCancel}>{t('admin.cancel')}</Button>}
      </div>
    </form>
  )
}
