import { t } from '../../../i18n/index.ts'
import { Select } from '../../../ui/index.ts'
import { DiscoveryFilters } from '../../discovery/index.ts'
import type { GuildSize } from '../guild.ts'
import { GUILD_SORTS, type GuildFilter, type GuildRole, type GuildSort } from './guild-filter.ts'

export type FilterProps = {
  readonly filter: GuildFilter
  /** Slugs of all categories. */
  readonly categories: ReadonlyArray<string>
  /** What the player may be in the guilds of the list. */
  readonly roles: ReadonlyArray<GuildRole>
  readonly onFilter: (filter: GuildFilter) => void
}

const SIZES = ['gold', 'silver', 'bronze'] as const

/** Search, size, topic, part and order. docs/reference/screens.md 10.3. */
export const GuildFilters = ({ filter, categories, roles, onFilter }: FilterProps) => (
  <DiscoveryFilters
    search={filter.search}
    searchLabel={t('guilds.search')}
    onSearch={(search) => onFilter({ ...filter, search })}
  >
    <Select<GuildSize | ''>
      label={t('guilds.size')}
      value={filter.size}
      options={[
        { value: '', label: t('guilds.anySize') },
        ...SIZES.map((value) => ({ value, label: t(`guilds.sizes.${value}`) })),
      ]}
      onChange={(size) => onFilter({ ...filter, size })}
    />
    <Select
      label={t('guilds.topic')}
      value={filter.category}
      options={[
        { value: '', label: t('guilds.anyTopic') },
        ...categories.map((value) => ({ value, label: t(`challengeCategories.${value}.text`) })),
      ]}
      onChange={(category) => onFilter({ ...filter, category })}
    />
    <Select<GuildRole | ''>
      label={t('guilds.role')}
      value={filter.role}
      options={[
        { value: '', label: t('guilds.anyRole') },
        ...roles.map((value) => ({ value, label: t(`guilds.roles.${value}`) })),
      ]}
      onChange={(role) => onFilter({ ...filter, role })}
    />
    <Select<GuildSort>
      label={t('guilds.sort')}
      value={filter.sort}
      options={GUILD_SORTS.map((value) => ({ value, label: t(`guilds.sorts.${value}`) }))}
      onChange={(sort) => onFilter({ ...filter, sort })}
    />
  </DiscoveryFilters>
)
