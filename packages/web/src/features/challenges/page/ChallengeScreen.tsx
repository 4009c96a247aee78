import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { t } from '../../../i18n/index.ts'
import { useLive } from '../../../live/index.ts'
import { sendRequest, useMutation, useQuery } from '../../../queries/index.ts'
import { pageTitle, pathTo, useRouteParam } from '../../../routes/index.ts'
import { usePlayer } from '../../../sync/index.ts'
import { DeveloperId } from '../../developer/index.ts'
import { toasts } from '../../../toasts/index.ts'
import { ErrorState, Page, saveFile, Skeleton, useNow } from '../../../ui/index.ts'
import { type ChallengeModel, toChallenge } from '../challenge.ts'
import { EndChallenge } from '../ending/index.ts'
import { CloneChallenge, EditChallenge } from '../form/index.ts'
import { Participants } from '../participants/index.ts'
import { ChallengeTasks } from '../tasks/index.ts'
import { ChallengePage } from './ChallengePage.tsx'
import { JoinDialog } from './JoinDialog.tsx'
import { LeaveChallengeDialog } from './LeaveChallengeDialog.tsx'
import { ReportChallengeDialog } from './ReportChallengeDialog.tsx'

const NOT_FOUND = 404
const CHANGED = ['getChallenge', 'userChallenges', 'groupChallenges', 'challengeMembers'] as const

/** docs/reference/screens.md 9.3. An unknown challenge leads to those there are. */
export const ChallengeScreen = () => {
  const challengeId = useRouteParam('challengeId')
  const user = usePlayer((player) => player.user)
  const { data, error, refetch } = useQuery('getChallenge', { params: { challengeId } })
  if (error?.refusal !== undefined && error.refusal.status <= NOT_FOUND)
    return <Navigate to={pathTo('findChallenges')} replace />
  if (data !== undefined) return <OneChallenge key={challengeId} challenge={toChallenge(user, data)} />
  return (
    <Page>
      {error === null ? (
        <>
          <Skeleton shape="card" height={64} />
          <Skeleton shape="card" height={320} />
        </>
      ) : (
        <ErrorState title={t('challenges.notLoaded')} onRetry={() => void refetch()} />
      )}
    </Page>
  )
}

type OpenDialog = 'participants' | 'edit' | 'clone' | 'end' | 'report' | 'leave' | 'join'

const OneChallenge = ({ challenge }: { readonly challenge: ChallengeModel }) => {
  const { id: challengeId, name } = challenge
  const [dialog, setDialog] = useState<OpenDialog>()
  const now = useNow()
  const connection = useLive(challenge.group?.id)
  useEffect(() => {
    document.title = pageTitle('challenge', name)
  }, [name])
  const join = useMutation('joinChallenge', {
    invalidates: CHANGED,
    onDone: () => toasts.show({ type: 'success', text: t('challenges.joinedNow') }),
  })
  const leave = useMutation('leaveChallenge', { invalidates: CHANGED })
  const report = useMutation('flagChallenge', {
    invalidates: CHANGED,
    onDone: () => toasts.show({ type: 'success', text: t('challenges.reportThanks') }),
  })
  const clearReports = useMutation('clearChallengeFlags', { invalidates: CHANGED })
  const params = { challengeId }
  const close = () => setDialog(undefined)
  return (
    <>
      <ChallengePage
        challenge={challenge}
        now={now}
        connection={connection}
        busy={join.isPending || leave.isPending}
        tasks={
          <>
            <ChallengeTasks challenge={challenge} onPress={challenge.isJoined ? undefined : () => setDialog('join')} />
            <DeveloperId id={challengeId} />
          </>
        }
        onJoin={() => join.send({ params })}
        onLeave={() => setDialog('leave')}
        onParticipants={() => setDialog('participants')}
        onEdit={() => setDialog('edit')}
        onClone={() => setDialog('clone')}
        onEnd={() => setDialog('end')}
        onReport={() => setDialog('report')}
        onClearReports={() => clearReports.send({ params })}
        onExport={() => void exportParticipants(challenge)}
      />
      {dialog === 'participants' && <Participants challengeId={challengeId} onClose={close} />}
      {dialog === 'edit' && <EditChallenge challenge={challenge} onClose={close} />}
      {dialog === 'clone' && <CloneChallenge challenge={challenge} onClose={close} />}
      {dialog === 'end' && <EndChallenge challenge={challenge} onClose={close} />}
      {dialog === 'report' && (
        <ReportChallengeDialog
          name={name}
          onReport={(comment) => {
            report.send({ params, body: comment === '' ? {} : { comment } })
            close()
          }}
          onClose={close}
        />
      )}
      {dialog === 'leave' && (
        <LeaveChallengeDialog
          name={name}
          onLeave={(keep) => {
            leave.send({ params, body: { keep } })
            close()
          }}
          onClose={close}
        />
      )}
      {dialog === 'join' && (
        <JoinDialog
          name={name}
          onJoin={() => {
            join.send({ params })
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}

const exportParticipants = async ({ id, shortName }: ChallengeModel): Promise<void> => {
  try {
    const text = await sendRequest('challengeCsv', { params: { challengeId: id } })
    saveFile(`${shortName}.csv`, text, 'text/csv')
  } catch {
    toasts.show({ type: 'error', text: t('challenges.notExported') })
  }
}
