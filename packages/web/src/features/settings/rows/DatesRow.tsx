import type { Preferences } from '@daykeep/rules/model'
import { formatDay, t } from '../../../i18n/index.ts'
import { useDispatch, usePlayer } from '../../../sync/index.ts'
import { Select, useNow } from '../../../ui/index.ts'
import styles from '../SettingRow.module.css'
import { SettingRow } from '../SettingRow.tsx'
import { useRow } from '../use-open-row.ts'

const FORMS = {
  'dd/MM/yyyy': 'DMY',
  'MM/dd/yyyy': 'MDY',
  'yyyy/MM/dd': 'YMD',
} as const satisfies Readonly<Record<Preferences['dateFormat'], string>>
/** `language` stands for a preference that is missing. */
const CLOCKS = ['language', 'h24', 'h12'] as const
const WEEKS = ['language', 'monday', 'sunday', 'saturday'] as const

/** How dates and times are written, and when a week begins. Takes effect at once. docs/reference/screens.md 13.1. */
export const DatesRow = () => {
  const dispatch = useDispatch()
  const now = useNow()
  const { dateFormat, dateStyle, clockStyle, weekStart } = usePlayer(({ user }) => user.preferences)
  const { row } = useRow('dates')
  const { onDirty: _takesEffectAtOnce, ...rest } = row
  const change = (changes: Readonly<Record<string, string>>) =>
    dispatch('updateUser', {
      changes: Object.fromEntries(
        Object.entries(changes).map(([name, value]) => [`preferences.${name}`, value === 'language' ? null : value]),
      ),
    })
  return (
    <SettingRow
      {...rest}
      name={t('settings.dates.name')}
      value={formatDay(now, { dateStyle: 'medium', timeStyle: 'short' })}
      action={t('settings.change')}
    >
      <div className={styles.switches}>
        <Select
          label={t('settings.dates.form')}
          value={dateStyle === 'figures' ? dateFormat : 'language'}
          onChange={(value) =>
            change(value === 'language' ? { dateStyle: value } : { dateStyle: 'figures', dateFormat: value })
          }
          options={[
            { value: 'language', label: t('settings.dates.asLanguage') },
            ...Object.entries(FORMS).map(([value, form]) => ({ value, label: t(`settings.dates.form_${form}`) })),
          ]}
        />
        <Select
          label={t('settings.dates.clock')}
          value={clockStyle ?? 'language'}
          onChange={(value) => change({ clockStyle: value })}
          options={CLOCKS.map((value) => ({ value, label: t(`settings.dates.clock_${value}`) }))}
        />
        <Select
          label={t('settings.dates.week')}
          value={weekStart ?? 'language'}
          onChange={(value) => change({ weekStart: value })}
          options={WEEKS.map((value) => ({ value, label: t(`settings.dates.week_${value}`) }))}
        />
      </div>
    </SettingRow>
  )
}
