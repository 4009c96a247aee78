import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../../i18n/index.ts'
import { useMutation, usePages, useQuery } from '../../queries/index.ts'
import { pathTo } from '../../routes/index.ts'
import { usePlayer } from '../../sync/index.ts'
import { CreateGuild } from './CreateGuild.tsx'
import { GUILD_CATEGORIES } from './categories.ts'
import { BOUNDS, type GuildModel, toGuild } from './guild.ts'
import { ANY_GUILD, type GuildFilter, type GuildsState, GuildsView } from './GuildsView.tsx'

const PAGE = 30

/** docs/reference/screens.md 10.3. */
export const DiscoveryScreen = () => {
  const [filter, setFilter] = useState(ANY_GUILD)
  const reader = useReader()
  const query = { ...useGuildQuery(filter), type: 'publicGuilds', paginate: 'true' }
  const { data, isError, refetch, hasNextPage, fetchNextPage } = usePages(
    'getGroups',
    { query: { ...query, page: 0 } },
    { next: (last, pages) => (last.length < PAGE ? undefined : { query: { ...query, page: pages.length } }) },
  )
  const guilds = useMemo(() => data?.pages.flat().map((group) => toGuild(reader, group)), [data, reader])
  const state = stateOf(guilds, isError, () => void refetch(), hasNextPage ? () => void fetchNextPage() : undefined)
  return (
    <Guilds
      title={t('titles.discovery')}
      state={state}
      filter={filter}
      roles={['leader', 'member', 'stranger']}
      onFilter={setFilter}
      whenEmpty={t('guilds.noneYet')}
    />
  )
}

/** docs/reference/screens.md 10.4. */
export const MyGuildsScreen = () => {
  const [filter, setFilter] = useState(ANY_GUILD)
  const reader = useReader()
  const query = { ...useGuildQuery(filter), type: 'guilds', paginate: '', page: '' }
  const { data, isError, refetch } = useQuery('getGroups', { query })
  const guilds = useMemo(() => data?.map((group) => toGuild(reader, group)), [data, reader])
  return (
    <Guilds
      title={t('titles.myGuilds')}
      state={stateOf(guilds, isError, () => void refetch(), undefined)}
      filter={filter}
      roles={['leader']}
      onFilter={setFilter}
      whenEmpty={<Link to={pathTo('discovery')}>{t('guilds.toDiscovery')}</Link>}
    />
  )
}

/** A filter as the API takes it. docs/reference/api.md 2.9. */
const useGuildQuery = ({ search: typed, size, category, role }: GuildFilter) => {
  const search = useDeferredValue(typed.trim())
  return {
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

const stateOf = (
  guilds: ReadonlyArray<GuildModel> | undefined,
  isError: boolean,
  onRetry: () => void,
  onMore: (() => void) | undefined,
): GuildsState => {
  if (guilds !== undefined) return { type: 'ready', guilds, onMore }
  return isError ? { type: 'failed', onRetry } : { type: 'loading' }
}

type Props = Pick<Parameters<typeof GuildsView>[0], 'title' | 'state' | 'filter' | 'roles' | 'onFilter' | 'whenEmpty'>

const Guilds = (props: Props) => {
  const [isCreating, setCreating] = useState(false)
  const [joining, setJoining] = useState<string>()
  const join = useMutation('joinGroup', { invalidates: ['getGroups', 'getGroup'] })
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
        onCreate={() => setCreating(true)}
      />
      {isCreating && <CreateGuild onClose={() => setCreating(false)} />}
    </>
  )
}
