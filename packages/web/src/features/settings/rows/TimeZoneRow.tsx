import { useState } from 'react'
import { formatNumber, t } from '../../../i18n/index.ts'
import { useDispatch, usePlayer } from '../../../sync/index.ts'
import { SettingForm } from '../SettingForm.tsx'
import styles from '../SettingRow.module.css'
import { SettingRow } from '../SettingRow.tsx'
import { useRow } from '../use-open-row.ts'

/** The zone that the player's days follow. It is that of the device with which a day is started. */
export const TimeZoneRow = () => {
  const dispatch = useDispatch()
  const stored = usePlayer(({ user }) => user.preferences.timezoneOffset)
  const { row, done } = useRow('timeZone')
  const [{ here, place }] = useState(zoneOfDevice)
  const isSame = stored === here
  const save = () => {
    dispatch('updateUser', { changes: { 'preferences.timezoneOffset': here } })
    done()
  }
  return (
    <SettingRow
      {...row}
      name={t('settings.timeZone.name')}
      value={t(isSame ? 'settings.timeZone.same' : 'settings.timeZone.other', { zone: zoneOf(stored) })}
      action={t('settings.show')}
    >
      <SettingForm
        label={t('settings.timeZone.name')}
        state={{ type: 'open' }}
        submit={t('settings.timeZone.save', { zone: zoneOf(here) })}
        onSubmit={save}
      >
        <p className={styles.text}>{t('settings.timeZone.text', { place, zone: zoneOf(here) })}</p>
      </SettingForm>
    </SettingRow>
  )
}

const zoneOfDevice = () => ({
  here: new Date().getTimezoneOffset(),
  place: new Intl.DateTimeFormat().resolvedOptions().timeZone,
})

const MINUTES = 60

/** UTC+5:30 for -330. */
const zoneOf = (offset: number): string => {
  const minutes = Math.abs(offset)
  const [hours, rest] = [Math.floor(minutes / MINUTES), minutes % MINUTES]
  const sign = offset > 0 ? '−' : '+'
  return `UTC${sign}${formatNumber(hours)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
