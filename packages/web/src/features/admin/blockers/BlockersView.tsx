import type { WireBlocker } from '../answers.ts'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { formatMoment, t } from '../../../i18n/index.ts'
import { Button, Card, Dialog, TextField, type ListState } from '../../../ui/index.ts'
import styles from '../Admin.module.css'
import { AdminList } from '../AdminList.tsx'
import { type BlockerFields, BlockerForm } from './BlockerForm.tsx'

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
          items: state.items.filter(({ value, reason = '' }) => `${value} ${reason}`.toLowerCase().includes(query)),
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
