import { dequal } from 'dequal/lite'
import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button, Select, TextField } from '../../../ui/index.ts'
import { UnsavedGuard } from '../../unsaved/index.ts'
import styles from '../Admin.module.css'

const TYPES = ['ipaddress', 'email', 'client'] as const
const AREAS = ['full', 'payments'] as const

export type BlockerFields = {
  readonly type: (typeof TYPES)[number]
  readonly value: string
  readonly area: (typeof AREAS)[number]
  readonly reason: string
}

type FormProps = {
  readonly start: BlockerFields
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly action: string
  readonly onSave: (fields: BlockerFields) => void
  readonly onCancel?: () => void
}

/** A blocker to be made or changed. docs/reference/screens.md 14.3. */
export const BlockerForm = ({ start, busy, refusal, action, onSave, onCancel }: FormProps) => {
  const [fields, setFields] = useState<BlockerFields>(() => toFields(start))
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault()
        if (fields.value.trim() !== '') onSave(fields)
      }}
    >
      <UnsavedGuard isUnsaved={!busy && !dequal(fields, toFields(start))} />
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
      <div className={`${styles.line} ${styles.wide}`}>
        <Button type="submit" variant="primary" busy={busy}>
          {action}
        </Button>
        {onCancel !== undefined && <Button onClick={onCancel}>{t('admin.cancel')}</Button>}
      </div>
    </form>
  )
}

/** A blocker has more than its form. */
const toFields = ({ type, value, area, reason }: BlockerFields): BlockerFields => ({ type, value, area, reason })
