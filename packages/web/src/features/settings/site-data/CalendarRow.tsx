import { useState } from 'react'
import { formatMoment, t } from '../../../i18n/index.ts'
import { useMutation, useQuery } from '../../../queries/index.ts'
import { Button } from '../../../ui/index.ts'
import styles from '../SettingRow.module.css'
import { SettingRow } from '../SettingRow.tsx'
import { showSuccess } from '../show-success.ts'
import { useIsOffline } from '../use-is-offline.ts'
import { useRow } from '../use-open-row.ts'
import { CopyLine } from '../CopyLine.tsx'

/** The secret address under which other programs show what is due. It can be read once, when it is made. */
export const CalendarRow = () => {
  const { row } = useRow('calendar')
  const isOffline = useIsOffline()
  const { data } = useQuery('calendarFeed', {}, { enabled: !isOffline })
  const [address, setAddress] = useState<string>()
  const make = useMutation('makeCalendarFeed', { invalidates: ['calendarFeed'], onDone: ({ url }) => setAddress(url) })
  const remove = useMutation('removeCalendarFeed', {
    invalidates: ['calendarFeed'],
    onDone: () => {
      setAddress(undefined)
      showSuccess(t('settings.calendar.removed'))
    },
  })
  const createdAt = data?.createdAt ?? null
  return (
    <SettingRow
      {...row}
      onClose={() => {
        setAddress(undefined)
        row.onClose()
      }}
      name={t('settings.calendar.name')}
      value={
        createdAt === null
          ? t('settings.calendar.none')
          : t('settings.calendar.since', { date: formatMoment(Date.parse(createdAt)) })
      }
      action={t('settings.show')}
      unavailable={isOffline ? t('settings.needsNetwork') : undefined}
    >
      <p className={styles.text}>{t('settings.calendar.text')}</p>
      {address !== undefined && (
        <>
          <CopyLine label={t('settings.calendar.address')} text={address} />
          <p className={styles.text}>{t('settings.calendar.once')}</p>
        </>
      )}
      {createdAt !== null && address === undefined && <p className={styles.text}>{t('settings.calendar.renew')}</p>}
      <div className={styles.buttons}>
        {address === undefined && (
          <Button variant="primary" busy={make.isPending} onClick={() => make.send({})}>
            {t(createdAt === null ? 'settings.calendar.make' : 'settings.calendar.another')}
          </Button>
        )}
        {createdAt !== null && (
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.send({})}>
            {t('settings.calendar.remove')}
          </Button>
        )}
      </div>
    </SettingRow>
  )
}
