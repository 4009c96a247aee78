import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { t } from '../../../i18n/index.ts'
import { useMutation } from '../../../queries/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { toasts } from '../../../toasts/index.ts'
import type { ChallengeModel } from '../challenge.ts'
import { useParticipants } from '../participants/index.ts'
import { EndChallengeDialog } from './EndChallengeDialog.tsx'

type Props = { readonly challenge: ChallengeModel; readonly onClose: () => void }

const CHANGED = ['userChallenges', 'groupChallenges', 'getGroup'] as const

/** Ends a challenge and leads to the player's own ones. */
export const EndChallenge = ({ challenge, onClose }: Props) => {
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const participants = useParticipants(challenge.id, search)
  const params = { challengeId: challenge.id }
  const done = (text: string) => {
    toasts.show({ type: 'success', text })
    void navigate(pathTo('myChallenges'), { replace: true })
  }
  const inline = { invalidates: CHANGED, onRefused: () => undefined }
  const award = useMutation('selectWinner', { ...inline, onDone: () => done(t('challenges.awarded')) })
  const remove = useMutation('deleteChallenge', { ...inline, onDone: () => done(t('challenges.deleted')) })
  return (
    <EndChallengeDialog
      challenge={challenge}
      participants={participants}
      search={search}
      busy={award.isPending || remove.isPending}
      refusal={(award.error ?? remove.error)?.message}
      onSearch={setSearch}
      onAward={(winnerId) => award.send({ params: { ...params, winnerId } })}
      onDelete={() => remove.send({ params })}
      onClose={onClose}
    />
  )
}
