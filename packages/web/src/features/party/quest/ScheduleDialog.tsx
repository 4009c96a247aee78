import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button, Dialog, Select } from '../../../ui/index.ts'

type Props = {
  /** Whether a start is set already, so that it can be taken back. */
  readonly isScheduled: boolean
  readonly busy: boolean
  /** Hours from now; 0 waits for every answer. */
  readonly onSchedule: (hours: number) => void
  readonly onClose: () => void
}

const CHOICES = [6, 12, 24, 48, 72, 168]

/** When a waiting quest starts without the missing answers. docs/decisions/134-a-quest-starts-by-itself.md */
export const ScheduleDialog = ({ isScheduled, busy, onSchedule, onClose }: Props) => {
  const [hours, setHours] = useState(24)
  const choices = isScheduled ? [0, ...CHOICES] : CHOICES
  return (
    <Dialog
      open
      width="sm"
      title={t('party.schedule')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" busy={busy} onClick={() => onSchedule(hours)}>
            {t('party.save')}
          </Button>
        </>
      }
    >
      <Select
        label={t('party.schedule')}
        hideLabel
        value={String(hours)}
        options={choices.map((each) => ({
          value: String(each),
          label: each === 0 ? t('party.scheduleAll') : t('party.scheduleIn', { hours: each }),
        }))}
        onChange={(value) => setHours(Number(value))}
      />
    </Dialog>
  )
}
