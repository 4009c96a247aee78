import { Shield } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../../i18n/index.ts'
import type { ListState } from '../../../ui/index.ts'
import { DiscoveryView } from '../../discovery/index.ts'
import type { GuildModel } from '../guild.ts'
import { ANY_GUILD, isFiltered } from './guild-filter.ts'
import { GuildCard } from './GuildCard.tsx'
import { type FilterProps, GuildFilters } from './GuildFilters.tsx'

type Props = FilterProps & {
  readonly title: string
  readonly state: ListState<GuildModel>
  /** Id of the guild that the player is joining. */
  readonly joining: string | undefined
  readonly onJoin: (id: string) => void
  readonly onLeave: (guild: GuildModel) => void
  readonly onCreate: () => void
  /** Shown where there is no guild at all. */
  readonly whenEmpty: ReactNode
}

/** Guilds to find, and those of the player. docs/reference/screens.md 10.3 and 10.4. */
export const GuildsView = ({ title, state, joining, onJoin, onLeave, onCreate, whenEmpty, ...filters }: Props) => (
  <DiscoveryView
    title={title}
    create={{ label: t('guilds.create'), onCreate }}
    filters={<GuildFilters {...filters} />}
    state={state}
    keyOf={({ id }) => id}
    failure={t('guilds.notLoaded')}
    noMatch={isFiltered(filters.filter) ? noMatch(filters) : undefined}
    whenEmpty={whenEmpty}
  >
    {(guild) => <GuildCard guild={guild} busy={joining === guild.id} onJoin={onJoin} onLeave={onLeave} />}
  </DiscoveryView>
)

const noMatch = ({ filter, onFilter }: FilterProps) => ({
  icon: <Shield size={26} />,
  title: t('guilds.noMatch'),
  clear: t('guilds.clear'),
  onClear: () => onFilter({ ...ANY_GUILD, sort: filter.sort }),
})
