import type { Preferences } from '@daykeep/rules/model'
import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { useDispatch, usePlayer } from '../../../sync/index.ts'
import { SegmentedControl } from '../../../ui/index.ts'
import { SettingForm } from '../SettingForm.tsx'
import styles from '../SettingRow.module.css'
import { SettingRow } from '../SettingRow.tsx'
import { useRow } from '../use-open-row.ts'

type Cost = NonNullable<Preferences['missedDailies']> | 'whole'

const COSTS: ReadonlyArray<Cost> = ['whole', 'half', 'none']

/** How much missed dailies cost. docs/decisions/121-gentle-days.md. */
export const MissedDailiesRow = () => {
  const dispatch = useDispatch()
  const current = usePlayer(({ user }): Cost => user.preferences.missedDailies ?? 'whole')
  const { row, done } = useRow('missedDailies')
  const [chosen, setChosen] = useState(current)
  const save = () => {
    dispatch('updateUser', { changes: { 'preferences.missedDailies': chosen === 'whole' ? null : chosen } })
    done()
  }
  return (
    <SettingRow
      {...row}
      onOpen={() => {
        setChosen(current)
        row.onOpen()
      }}
      name={t('settings.missedDailies.name')}
      value={t(`settings.missedDailies.${current}`)}
    >
      <SettingForm
        label={t('settings.missedDailies.name')}
        state={{ type: 'open' }}
        submit={t('settings.save')}
        onSubmit={save}
      >
        <SegmentedControl
          label={t('settings.missedDailies.name')}
          value={chosen}
          onChange={(cost) => {
            row.onDirty()
            setChosen(cost)
          }}
          segments={COSTS.map((cost) => ({ value: cost, label: t(`settings.missedDailies.${cost}`) }))}
        />
        <p className={styles.text}>{t('settings.missedDailies.text')}</p>
      </SettingForm>
    </SettingRow>
  )
}
