import { useDeferredValue, useMemo, useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { nextPageOf, toListState, useMutation, usePages, useQuery } from '../../../queries/index.ts'
import { usePlayer } from '../../../sync/index.ts'
import { CreateGuild } from '../CreateGuild.tsx'
import { GUILD_CATEGORIES } from '../categories.ts'
import { BOUNDS, type GuildModel, toGuild } from '../guild.ts'
import { ANY_GUILD, type GuildFilter } from './guild-filter.ts'
import { GuildsView } from './GuildsView.tsx'
import { GUILD_ANSWERS, LeaveGuild } from '../LeaveGuild.tsx'
import { NoOwnGuilds, NoPublicGuilds } from './NoGuilds.tsx'

const PAGE = 30

/** docs/reference/screens.md 10.3. */
export const DiscoveryScreen = () => {
  const [filter, setFilter] = useState(ANY_GUILD)
  const reader = useReader()
  const query = { ...useGuildQuery(filter), type: 'publicGuilds', paginate: 'true' }
  const pages = usePages(
    'getGroups',
    { query: { ...query, page: 0 } },
    { next: (last, all) => (last.length < PAGE ? undefined : { query: { ...query, page: all.length } }) },
  )
  const { data } = pages
  const guilds = useMemo(() => data?.pages.flat().map((group) => toGuild(reader, group)), [data, reader])
  return (
    <Guilds
      title={t('titles.discovery')}
      state={toListState(guilds, pages, nextPageOf(pages))}
      filter={filter}
      roles={['leader', 'member', 'stranger']}
      onFilter={setFilter}
      whenEmpty={<NoPublicGuilds />}
    />
  )
}

/** docs/reference/screens.md 10.4. */
export const MyGuildsScreen = () => {
  const [filter, setFilter] = useState(ANY_GUILD)
  const reader = useReader()
  const query = { ...useGuildQuery(filter), type: 'guilds', paginate: '', page: '' }
  const answer = useQuery('getGroups', { query })
  const { data } = answer
  const guilds = useMemo(() => data?.map((group) => toGuild(reader, group)), [data, reader])
  return (
    <Guilds
      title={t('titles.myGuilds')}
      state={toListState(guilds, answer)}
      filter={filter}
      roles={['leader']}
      onFilter={setFilter}
      whenEmpty={<NoOwnGuilds />}
    />
  )
}

/** A filter as the API takes it. docs/reference/api.md 2.9. */
const useGuildQuery = ({ search: typed, size, category, role, sort }: GuildFilter) => {
  const search = useDeferredValue(typed.trim())
  return {
    withLeaders: 'true',
    sort,
    ...(search === '' ? {} : { search }),
    ...(size === '' ? {} : BOUNDS[size]),
    ...(category === '' ? {} : { categories: category }),
    ...(role === '' ? {} : OF_ROLE[role]),
  }
}

const OF_ROLE = { leader: { leader: 'true' }, member: { member: 'true' }, stranger: { member: 'false' } } as const

const useReader = () => {
  const id = usePlayer(({ user }) => user._id)
  const guilds = usePlayer(({ user }) => user.guilds)
  return useMemo(() => ({ id, guilds }), [id, guilds])
}

type Props = Pick<Parameters<typeof GuildsView>[0], 'title' | 'state' | 'filter' | 'roles' | 'onFilter' | 'whenEmpty'>

const Guilds = (props: Props) => {
  const [isCreating, setCreating] = useState(false)
  const [joining, setJoining] = useState<string>()
  const [leaving, setLeaving] = useState<GuildModel>()
  const join = useMutation('joinGroup', { invalidates: GUILD_ANSWERS })
  return (
    <>
      <GuildsView
        {...props}
        categories={GUILD_CATEGORIES}
        joining={join.isPending ? joining : undefined}
        onJoin={(groupId) => {
          setJoining(groupId)
          join.send({ params: { groupId } })
        }}
        onLeave={setLeaving}
        onCreate={() => setCreating(true)}
      />
      {leaving !== undefined && <LeaveGuild guild={leaving} onClose={() => setLeaving(undefined)} />}
      {isCreating && <CreateGuild onClose={() => setCreating(false)} />}
    </>
  )
}
