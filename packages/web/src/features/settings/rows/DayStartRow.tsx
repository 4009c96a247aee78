import { dayClockOf } from '@daykeep/rules/calendar'
import { useState } from 'react'
import { formatDay, formatHour, t } from '../../../i18n/index.ts'
import { useDispatch, usePlayer } from '../../../sync/index.ts'
import { Select } from '../../../ui/index.ts'
import { nextDayAt } from '../next-day-at.ts'
import { SettingForm } from '../SettingForm.tsx'
import styles from '../SettingRow.module.css'
import { SettingRow } from '../SettingRow.tsx'
import { useRow } from '../use-open-row.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** The hour at which the player's day begins, and what a change does to the day that runs. */
export const DayStartRow = () => {
  const dispatch = useDispatch()
  const clock = usePlayer(({ user }) => user.preferences.dayStart)
  const user = usePlayer((player) => player.user)
  const { row, done } = useRow('dayStart')
  const [now] = useState(() => Date.now())
  const [chosen, setChosen] = useState(String(clock))
  const nextAt = (hour: number) => inWords(nextDayAt({ ...dayClockOf(user), dayStart: hour }, now))
  const save = () => {
    dispatch('customDayStart', { dayStart: Number(chosen) })
    done()
  }
  return (
    <SettingRow
      {...row}
      onOpen={() => {
        setChosen(String(clock))
        row.onOpen()
      }}
      name={t('settings.dayStart.name')}
      value={t('settings.dayStart.value', { hour: formatHour(clock), next: nextAt(clock) })}
    >
      <SettingForm
        label={t('settings.dayStart.name')}
        state={{ type: 'open' }}
        submit={t('settings.dayStart.save')}
        onSubmit={save}
      >
        <Select
          name="dayStart"
          label={t('settings.dayStart.hour')}
          value={chosen}
          onChange={setChosen}
          options={HOURS.map((hour) => ({ value: String(hour), label: formatHour(hour) }))}
        />
        <output className={styles.text}>{t('settings.dayStart.next', { next: nextAt(Number(chosen)) })}</output>
        <p className={styles.text}>{t('settings.dayStart.warning')}</p>
      </SettingForm>
    </SettingRow>
  )
}

const inWords = (at: number): string =>
  formatDay(at, { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' })
