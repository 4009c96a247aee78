import { dayClockOf, toIsoDay, userDay } from '@daykeep/rules/calendar'
import type { Preferences } from '@daykeep/rules/model'
import { useState } from 'react'
import { formatDay, t } from '../../../i18n/index.ts'
import { useDispatch, usePlayer } from '../../../sync/index.ts'
import { Button, DatePicker } from '../../../ui/index.ts'
import { SettingForm } from '../SettingForm.tsx'
import styles from '../SettingRow.module.css'
import { SettingRow } from '../SettingRow.tsx'
import { useRow } from '../use-open-row.ts'

/** Days on which dailies cost nothing. docs/decisions/121-gentle-days.md. */
export const TimeOffRow = () => {
  const dispatch = useDispatch()
  const preferences = usePlayer(({ user }) => user.preferences)
  const { row, done } = useRow('timeOff')
  const [today] = useState(() => toIsoDay(userDay(dayClockOf({ preferences }), Date.now())))
  const [days, setDays] = useState(() => daysOf(preferences))
  const { from, until } = days
  const fault = from !== undefined && until !== undefined && until < from ? t('settings.timeOff.order') : undefined
  const store = (first: string | null, last: string | null) => {
    dispatch('updateUser', { changes: { 'preferences.timeOffFrom': first, 'preferences.timeOffUntil': last } })
    done()
  }
  const change = (changes: Partial<Days>) => {
    row.onDirty()
    setDays({ ...days, ...changes })
  }
  return (
    <SettingRow
      {...row}
      onOpen={() => {
        setDays(daysOf(preferences))
        row.onOpen()
      }}
      name={t('settings.timeOff.name')}
      value={inWords(preferences, today)}
      action={t('settings.change')}
    >
      <SettingForm
        label={t('settings.timeOff.name')}
        state={{ type: 'open' }}
        submit={t('settings.save')}
        onSubmit={() => {
          if (from !== undefined && until !== undefined && fault === undefined) store(from, until)
        }}
      >
        <p className={styles.text}>{t('settings.timeOff.text')}</p>
        <div className={styles.two}>
          <DatePicker
            label={t('settings.timeOff.from')}
            value={from}
            required
            onChange={(day) => change({ from: day })}
          />
          <DatePicker
            label={t('settings.timeOff.until')}
            value={until}
            required
            error={fault}
            onChange={(day) => change({ until: day })}
          />
        </div>
        {preferences.timeOffUntil !== undefined && (
          <Button onClick={() => store(null, null)}>{t('settings.timeOff.end')}</Button>
        )}
      </SettingForm>
    </SettingRow>
  )
}

type Days = { readonly from: string | undefined; readonly until: string | undefined }

const daysOf = ({ timeOffFrom, timeOffUntil }: Preferences): Days => ({ from: timeOffFrom, until: timeOffUntil })

/** What is over is none. */
const inWords = ({ timeOffFrom, timeOffUntil }: Preferences, today: string): string =>
  timeOffFrom === undefined || timeOffUntil === undefined || timeOffUntil < today
    ? t('settings.timeOff.none')
    : t('settings.timeOff.days', { from: written(timeOffFrom), until: written(timeOffUntil) })

const written = (day: string): string => formatDay(Date.parse(`${day}T12:00`))
