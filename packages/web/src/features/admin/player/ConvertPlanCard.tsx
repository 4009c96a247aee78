import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button, TextField } from '../../../ui/index.ts'
import { ReasonField } from './ReasonField.tsx'
import { SupportForm } from './SupportForm.tsx'

type Props = {
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onConvert: (body: Readonly<Record<string, unknown>>) => void
}

/** Makes the player's own subscription the plan of a group that they lead. docs/decisions/150-plans-become-plans-of-groups.md. */
export const ConvertPlanCard = ({ busy, refusal, onConvert }: Props) => {
  const [group, setGroup] = useState('')
  const [reason, setReason] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const isMissing = group.trim() === '' || reason.trim() === ''
  const missing = isSubmitted && isMissing ? t('admin.groupPlans.convertMissing') : undefined
  return (
    <SupportForm
      title={t('admin.groupPlans.convert')}
      isChanged={group !== '' || reason !== ''}
      refusal={refusal ?? missing}
      onSubmit={() => {
        setSubmitted(isMissing)
        if (!isMissing) onConvert({ 'purchased.plan.convertToGroupPlan': group.trim(), reason: reason.trim() })
      }}
      intro={<p>{t('admin.groupPlans.convertText')}</p>}
      buttons={
        <Button type="submit" variant="danger" busy={busy}>
          {t('admin.groupPlans.convert')}
        </Button>
      }
    >
      <TextField
        label={t('admin.groupPlans.convertGroup')}
        required
        value={group}
        onChange={(event) => setGroup(event.target.value)}
      />
      <ReasonField hint={t('admin.groupPlans.convertReason')} value={reason} onChange={setReason} />
    </SupportForm>
  )
}
