import { PARTY_LIMITS } from '@daykeep/rules/invitations'
import { useDeferredValue, useMemo, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useMutation, nextPageOf, usePages, useQuery } from '../../../queries/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { useCatalogue, usePlayer } from '../../../sync/index.ts'
import { useNow } from '../../../ui/index.ts'
import { toMember } from '../../members/index.ts'
import { ANY_SEEKER, type SeekerFilter, toQuery, toSeeker } from './seeker.ts'
import { type SeekersState, SeekersView } from './SeekersView.tsx'

const PAGE = 30
/** More than a party can hold. */
const INVITED = { includeAllPublicFields: 'true', limit: 60 }
const CHANGED = ['groupInvites'] as const

/** For leaders of a party; others go to their tasks. docs/reference/screens.md 6.7. */
export const LookingForPartyScreen = () => {
  const userId = usePlayer(({ user }) => user._id)
  const party = useQuery('getGroup', { params: { groupId: 'party' } })
  const groupId = party.data?._id ?? ''
  const [filter, setFilter] = useState(ANY_SEEKER)
  const catalogue = useCatalogue()
  const now = useNow()
  const leads = party.data?.leader._id === userId
  const { state, refresh } = useSeekers(leads, useDeferredValue(filter))
  const open = useQuery('groupInvites', { params: { groupId }, query: INVITED }, { enabled: leads })
  const invited = useMemo(() => (open.data ?? []).map((row) => toMember(catalogue, row)), [catalogue, open.data])
  const invite = useMutation('invite', { invalidates: CHANGED })
  const takeBack = useMutation('removeMember', { invalidates: CHANGED })
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

const useSeekers = (
  enabled: boolean,
  filter: SeekerFilter,
): { readonly state: SeekersState; readonly refresh: () => void } => {
  const catalogue = useCatalogue()
  const query = toQuery(filter)
  const pages = usePages(
    'lookingForParty',
    { query: { ...query, page: 0 } },
    {
      enabled,
      next: (last, all) => (last.length < PAGE ? undefined : { query: { ...query, page: all.length } }),
    },
  )
  const { data, error, refetch } = pages
  const seekers = useMemo(
    () => (data?.pages ?? []).flat().map((seeker) => toSeeker(catalogue, seeker)),
    [catalogue, data],
  )
  const refresh = () => void refetch()
  if (data !== undefined)
    return {
      state: { type: 'ready', seekers, next: nextPageOf(pages) },
      refresh,
    }
  return error === null
    ? { state: { type: 'loading' }, refresh }
    : { state: { type: 'failed', reason: error.message, onRetry: refresh }, refresh }
}
