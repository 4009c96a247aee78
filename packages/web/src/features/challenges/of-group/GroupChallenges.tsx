import { useMemo } from 'react'
import { useQuery } from '../../../queries/index.ts'
import { usePlayer } from '../../../sync/index.ts'
import { toChallenge } from '../challenge.ts'
import { type GroupChallengesState, GroupChallengesView } from './GroupChallengesView.tsx'

type Props = {
  readonly groupId: string
  /** Only its leader begins challenges there, and members alone. */
  readonly mayCreate: boolean
}

/** The challenges of a group, joined to the server. docs/reference/screens.md 6.1. */
export const GroupChallenges = ({ groupId, mayCreate }: Props) => {
  const user = usePlayer((player) => player.user)
  const { data, isError, refetch } = useQuery('groupChallenges', { params: { groupId } })
  const state = useMemo((): GroupChallengesState => {
    if (data !== undefined) return { type: 'ready', challenges: data.map((challenge) => toChallenge(user, challenge)) }
    return isError ? { type: 'failed', onRetry: () => void refetch() } : { type: 'loading' }
  }, [data, isError, refetch, user])
  return <GroupChallengesView groupId={groupId} mayCreate={mayCreate} state={state} />
}
