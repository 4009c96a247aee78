import type { PaymentOrder } from '@daykeep/api/contract'
import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button, Select, TextField } from '../../../ui/index.ts'
import { UnsavedGuard } from '../../unsaved/index.ts'
import styles from '../Admin.module.css'
import type { LateOrder } from './to-late-orders.ts'

/** `grant`: who paid, and what for. */
export type Settling = {
  readonly reason: string
  readonly grant?: { readonly user: string; readonly order: PaymentOrder }
}

type Props = {
  /** What it may have been for; without any the money goes back. */
  readonly orders: ReadonlyArray<LateOrder> | undefined
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onSettle: (settling: Settling) => void
  readonly onCancel: () => void
}

const EMPTY = { user: '', named: '', reason: '' }

/** Who paid and what for, or only why nothing is given. docs/reference/screens.md 14.4. */
export const SettleForm = ({ orders, busy, refusal, onSettle, onCancel }: Props) => {
  const [fields, setFields] = useState(EMPTY)
  const [key, setKey] = useState(orders?.[0]?.key ?? '')
  const { user, named, reason } = fields
  const order = orders?.find((each) => each.key === key)
  const grant = order === undefined ? {} : { grant: { user: user.trim(), order: order.toOrder(named.trim()) } }
  const isComplete =
    reason.trim() !== '' &&
    (order === undefined || (user.trim() !== '' && (order.about === undefined || named.trim() !== '')))
  const textField = (name: keyof typeof EMPTY, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      value={fields[name]}
      autoComplete="off"
      onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
    />
  )
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault()
        if (isComplete) onSettle({ reason: reason.trim(), ...grant })
      }}
    >
      <UnsavedGuard isUnsaved={!busy && Object.values(fields).some((each) => each !== '')} />
      {order !== undefined && textField('user', t('admin.late.user'), t('admin.late.userHint'))}
      {order !== undefined && (
        <Select
          label={t('admin.late.order')}
          value={key}
          options={(orders ?? []).map(({ key: value, text, count }) => ({
            value,
            label: t(`admin.late.${text}`, { count }),
          }))}
          onChange={setKey}
        />
      )}
      {order?.about !== undefined &&
        textField('named', t(`admin.late.${order.about}`), t(`admin.late.${order.about}Hint`))}
      {textField('reason', t('admin.reason'))}
      <div className={`${styles.line} ${styles.wide}`}>
        <Button type="submit" variant="primary" busy={busy} disabled={!isComplete}>
          {t(order === undefined ? 'admin.late.refund' : 'admin.late.grant')}
        </Button>
        <Button onClick={onCancel}>{t('admin.cancel')}</Button>
      </div>
      {refusal !== undefined && (
        <p role="alert" className={`${styles.error} ${styles.wide}`}>
          {refusal}
        </p>
      )}
    </form>
  )
}
