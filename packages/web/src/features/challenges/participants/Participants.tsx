import { useMemo, useState } from 'react'
import { useQuery } from '../../../queries/index.ts'
import { toProgress } from '../tasks/index.ts'
import { ParticipantsDialog } from './ParticipantsDialog.tsx'
import { ProgressDialog, type ProgressState } from './ProgressDialog.tsx'
import { type ParticipantModel, useParticipants } from './use-participants.ts'

type Props = { readonly challengeId: string; readonly onClose: () => void }

/** The participants of a challenge and their progress, joined to the server. */
export const Participants = ({ challengeId, onClose }: Props) => {
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<ParticipantModel>()
  const state = useParticipants(challengeId, search)
  return shown === undefined ? (
    <ParticipantsDialog state={state} search={search} onSearch={setSearch} onProgress={setShown} onClose={onClose} />
  ) : (
    <Progress challengeId={challengeId} person={shown} onBack={() => setShown(undefined)} onClose={onClose} />
  )
}

type ProgressProps = Props & { readonly person: ParticipantModel; readonly onBack: () => void }

const LOOK_EVERY = 15_000

const Progress = ({ challengeId, person, ...acts }: ProgressProps) => {
  const { data, isError, refetch } = useQuery(
    'challengeMember',
    { params: { challengeId, memberId: person.id } },
    { refetchInterval: LOOK_EVERY },
  )
  const state = useMemo((): ProgressState => {
    if (data !== undefined) return { type: 'ready', tasks: data.tasks.map(toProgress) }
    return isError ? { type: 'failed', onRetry: () => void refetch() } : { type: 'loading' }
  }, [data, isError, refetch])
  return <ProgressDialog person={person} state={state} {...acts} />
}
