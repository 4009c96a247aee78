import { PARTY_LIMITS } from '@daykeep/rules/invitations'
import { useMemo, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useMutation, usePages, useQuery } from '../../../queries/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { useCatalogue, usePlayer } from '../../../sync/index.ts'
import { useNow } from '../../../ui/index.ts'
import { ANY_SEEKER, toSeeker } from './seeker.ts'
import { type SeekersState, SeekersView } from './SeekersView.tsx'

const PAGE = 30
const NOBODY: ReadonlySet<string> = new Set()

/** For leaders of a party; others go to their tasks. docs/reference/screens.md 6.7. */
export const LookingForPartyScreen = () => {
  const userId = usePlayer(({ user }) => user._id)
  const party = useQuery('getGroup', { params: { groupId: 'party' } })
  const groupId = party.data?._id ?? ''
  const [filter, setFilter] = useState(ANY_SEEKER)
  const [invited, setInvited] = useState(NOBODY)
  const now = useNow()
  const leads = party.data?.leader._id === userId
  const { state, refresh } = useSeekers(leads)
  const idOf = (body: unknown): string => String(Object(body)['uuids']?.[0])
  const invite = useMutation('invite', {
    onDone: (_, { sent }) => setInvited((ids) => new Set([...ids, idOf(sent.body)])),
  })
  const takeBack = useMutation('removeMember', {
    onDone: (_, { sent }) => setInvited((ids) => new Set([...ids].filter((id) => id !== sent.params.memberId))),
  })
  if (party.isError || (party.data !== undefined && !leads)) return <Navigate replace to={pathTo('tasks')} />
  return (
    <SeekersView
      state={state}
      filter={filter}
      onFilter={setFilter}
      invited={invited}
      full={(party.data?.memberCount ?? 0) >= PARTY_LIMITS.members}
      now={now}
      onInvite={(id) => invite.send({ params: { groupId }, body: { uuids: [id] } })}
      onTakeBack={(memberId) => takeBack.send({ params: { groupId, memberId } })}
      onRefresh={refresh}
    />
  )
}

const useSeekers = (enabled: boolean): { readonly state: SeekersState; readonly refresh: () => void } => {
  const catalogue = useCatalogue()
  const { data, error, refetch, hasNextPage, fetchNextPage } = usePages(
    'lookingForParty',
    { query: { page: 0 } },
    {
      enabled,
      next: (last, pages) => (last.length < PAGE ? undefined : { query: { page: pages.length } }),
    },
  )
  const seekers = useMemo(
    () => (data?.pages ?? []).flat().map((seeker) => toSeeker(catalogue, seeker)),
    [catalogue, data],
  )
  const refresh = () => void refetch()
  if (data !== undefined)
    return {
      state: { type: 'ready', seekers, onMore: hasNextPage ? () => void fetchNextPage() : undefined },
      refresh,
    }
  return error === null
    ? { state: { type: 'loading' }, refresh }
    : { state: { type: 'failed', reason: error.message, onRetry: refresh }, refresh }
}
