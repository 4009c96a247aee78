import { CLASSES, type PlayerClass } from '@daykeep/rules/model'
import { LANGUAGES, languageTag, t } from '../../../i18n/index.ts'
import { NumberField, Select } from '../../../ui/index.ts'
import type { SeekerFilter, SeekerModel } from './seeker.ts'
import styles from './SeekersView.module.css'

/** Who was last here longer ago than a week is not on the list. docs/reference/api.md 2.9. */
const ACTIVE_DAYS = [0, 1, 3]

/** Hours between the clocks of leader and seeker. */
const ZONES = [0, 1, 3, 6]

/** German, and not de. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames(languageTag(), { type: 'language' }).of(code.replaceAll('_', '-')) ?? code

type Props = {
  readonly filter: SeekerFilter
  readonly onFilter: (filter: SeekerFilter) => void
  readonly seekers: ReadonlyArray<SeekerModel>
}

/** What a leader looks for. docs/reference/screens.md 6.7. */
export const SeekerFilters = ({ filter, onFilter, seekers }: Props) => (
  <div className={styles.filters}>
    <NumberField
      label={t('seekers.fromLevel')}
      value={filter.fromLevel}
      min={0}
      onChange={(fromLevel) => onFilter({ ...filter, fromLevel: fromLevel ?? 0 })}
    />
    <NumberField
      label={t('seekers.toLevel')}
      value={filter.toLevel === 0 ? undefined : filter.toLevel}
      min={0}
      onChange={(toLevel) => onFilter({ ...filter, toLevel: toLevel ?? 0 })}
    />
    <Select
      label={t('seekers.active')}
      value={String(filter.days)}
      options={ACTIVE_DAYS.map((days) => ({
        value: String(days),
        label: days === 0 ? t('seekers.any') : t('seekers.withinDays', { count: days }),
      }))}
      onChange={(days) => onFilter({ ...filter, days: Number(days) })}
    />
    <Select<PlayerClass | ''>
      label={t('seekers.class')}
      value={filter.class}
      options={[
        { value: '', label: t('seekers.any') },
        ...CLASSES.map((value) => ({ value, label: t(`header.class.${value}`) })),
      ]}
      onChange={(chosen) => onFilter({ ...filter, class: chosen })}
    />
    <Select
      label={t('seekers.language')}
      value={filter.language}
      options={[
        { value: '', label: t('seekers.any') },
        ...languagesOf(filter, seekers).map((value) => ({ value, label: languageName(value) })),
      ]}
      onChange={(language) => onFilter({ ...filter, language })}
    />
    <Select
      label={t('seekers.zone')}
      value={String(filter.zone)}
      options={ZONES.map((hours) => ({
        value: String(hours),
        label: hours === 0 ? t('seekers.any') : t('seekers.nearZone', { count: hours }),
      }))}
      onChange={(zone) => onFilter({ ...filter, zone: Number(zone) })}
    />
  </div>
)

/** Those of the app, and whatever others write in. */
const languagesOf = ({ language }: SeekerFilter, seekers: Props['seekers']): ReadonlyArray<string> =>
  [...new Set([...LANGUAGES, language, ...seekers.map((seeker) => seeker.language)])]
    .filter((code) => code !== '')
    .toSorted()
