import { formatNumber, t } from '../../../i18n/index.ts'
import { NumberField, Select } from '../../../ui/index.ts'
import { GetGems } from '../../money/index.ts'
import type { ChallengeValues, Founding, OpenGroup } from './challenge-values.ts'

type Props = {
  readonly values: ChallengeValues
  readonly founding: Founding
  /** The chosen group. */
  readonly openGroup: OpenGroup | undefined
  readonly onChange: (changes: Partial<ChallengeValues>) => void
}

/** Where a challenge is, and what its winner gets; both stay as they are. docs/reference/screens.md 9.4. */
export const PrizeFields = ({ values, founding: { openGroups, gems }, openGroup, onChange }: Props) => {
  const bank = openGroup?.bank ?? 0
  const prize = values.prize ?? 0
  const left = gems - Math.max(0, prize - bank)
  return (
    <>
      <Select<string>
        label={t('challenges.where')}
        hint={t('challenges.whereHint')}
        value={values.group}
        options={[
          { value: '', label: t('challenges.choose') },
          ...openGroups.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(group) => onChange({ group, prize: minimum(openGroups, group, values.prize) })}
      />
      <NumberField
        label={t('challenges.prize')}
        hint={[
          ...(openGroup?.isPublic === true ? [t('challenges.prizeOfAll')] : []),
          ...(bank > 0 ? [t('challenges.bankPays', { count: bank, shown: formatNumber(bank) })] : []),
          left >= 0 ? t('challenges.gemsLeft', { count: left, shown: formatNumber(left) }) : t('challenges.tooDear'),
        ].join(' ')}
        min={openGroup?.isPublic === true ? 1 : 0}
        max={Math.max(gems + bank, openGroup?.isPublic === true ? 1 : 0)}
        value={values.prize}
        onChange={(next) => onChange({ prize: next === undefined ? undefined : Math.floor(next) })}
      />
      {left < 0 && <GetGems />}
    </>
  )
}

/** Where everybody may join, at least one gem is to be won. */
const minimum = (openGroups: ReadonlyArray<OpenGroup>, group: string, prize = 0): number =>
  Math.max(prize, openGroups.find(({ id }) => id === group)?.isPublic === true ? 1 : 0)
