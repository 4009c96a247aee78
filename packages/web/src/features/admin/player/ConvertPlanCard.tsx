import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button, TextField } from '../../../ui/index.ts'
import { UnsavedGuard } from '../../unsaved/index.ts'
import admin from '../Admin.module.css'
import { Folded } from '../Folded.tsx'
import styles from '../Folded.module.css'
import { MOST_CHARACTERS } from './most-characters.ts'

type Props = {
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onConvert: (body: Readonly<Record<string, unknown>>) => void
}

/** Makes the player's own subscription the plan of a group that they lead. docs/decisions/150-plans-become-plans-of-groups.md. */
export const ConvertPlanCard = ({ busy, refusal, onConvert }: Props) => {
  const [group, setGroup] = useState('')
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isMissing = group.trim() === '' || reason.trim() === ''
  const isChanged = group !== '' || reason !== ''
  return (
    <Folded title={t('admin.groupPlans.convert')} mark={isChanged ? t('admin.unsaved') : undefined}>
      <UnsavedGuard isUnsaved={isChanged} />
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(isMissing)
          if (isMissing) return
          onConvert({ 'purchased.plan.convertToGroupPlan': group.trim(), reason: reason.trim() })
        }}
      >
        <p>{t('admin.groupPlans.convertText')}</p>
        <div className={admin.fields}>
          <TextField
            label={t('admin.groupPlans.convertGroup')}
            required
            value={group}
            onChange={(event) => setGroup(event.target.value)}
          />
          <TextField
            label={t('admin.reason')}
            hint={t('admin.groupPlans.convertReason')}
            required
            maxLength={MOST_CHARACTERS}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        {(refusal !== undefined || (isAsked && isMissing)) && (
          <p role="alert" className={admin.error}>
            {refusal ?? t('admin.groupPlans.convertMissing')}
          </p>
        )}
        <div className={admin.line}>
          <Button type="submit" variant="danger" busy={busy}>
            {t('admin.groupPlans.convert')}
          </Button>
        </div>
      </form>
    </Folded>
  )
}
