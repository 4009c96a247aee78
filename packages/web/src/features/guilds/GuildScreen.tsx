import type { WireGroup } from '@daykeep/api/contract'
import { Suspense, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { lazyChunk } from '../../chunks/index.ts'
import { formatNumber, t } from '../../i18n/index.ts'
import { useMutation, useQuery } from '../../queries/index.ts'
import { pathTo, useRouteParam } from '../../routes/index.ts'
import { usePlayer } from '../../sync/index.ts'
import { Button, Dialog, ErrorState, Skeleton } from '../../ui/index.ts'
import { ChatPanel } from '../chat/index.ts'
import { DeveloperId } from '../developer/index.ts'
import { NotFoundScreen } from '../not-found/index.ts'
import { toGuild } from './guild.ts'
import { Categories } from './GuildCard.tsx'
import { GuildInvitation } from './GuildInvitation.tsx'
import { GroupPage } from './GroupPage.tsx'

const GroupChallenges = lazyChunk(() => import('../challenges/index.ts'), 'GroupChallenges')

const CHANGED = ['getGroup', 'getGroups', 'getChat'] as const
const NOT_FOUND = 404

/** docs/reference/screens.md 10.5. */
export const GuildScreen = () => {
  const groupId = useRouteParam('groupId')
  const user = usePlayer((player) => player.user)
  const [isLeaving, setLeaving] = useState(false)
  const { data, error, refetch } = useQuery('getGroup', { params: { groupId } })
  const join = useMutation('joinGroup', { invalidates: CHANGED })
  const leave = useMutation('leaveGroup', { invalidates: CHANGED })
  const reject = useMutation('rejectInvitation', { invalidates: CHANGED })
  const invitation = user.invitations.guilds.find(({ id }) => id === groupId)
  if (error?.refusal?.status === NOT_FOUND)
    return invitation === undefined ? (
      <NotFoundScreen />
    ) : (
      <GuildInvitation
        name={invitation.name}
        busy={join.isPending}
        onJoin={() => join.send({ params: { groupId } })}
        onReject={() => reject.send({ params: { groupId } })}
      />
    )
  if (data === undefined)
    return error === null ? (
      <Skeleton shape="card" height={240} />
    ) : (
      <ErrorState title={t('guilds.notLoaded')} onRetry={() => void refetch()} />
    )
  // the specification, 2: a guild with a plan is shown by its plan
  if (data.purchased.active === true && user.guilds.includes(groupId))
    return <Navigate replace to={pathTo('groupPlanInformation', { groupId })} />
  const guild = toGuild({ id: user._id, guilds: user.guilds }, data)
  const readsChat = guild.isMember || !guild.isPrivate
  return (
    <>
      <GroupPage
        title={guild.name}
        line={[
          t('guilds.members', { count: guild.members, shown: formatNumber(guild.members) }),
          t('guilds.ledBy', { name: data.leader.profile.name }),
          ...(guild.isMember ? [t('guilds.bank', { count: guild.gems })] : []),
        ].join(' · ')}
        actions={
          guild.isMember ? (
            <Button onClick={() => setLeaving(true)}>{t('guilds.leave')}</Button>
          ) : (
            <>
              <Button variant="primary" busy={join.isPending} onClick={() => join.send({ params: { groupId } })}>
                {t('guilds.join')}
              </Button>
              {invitation !== undefined && (
                <Button onClick={() => reject.send({ params: { groupId } })}>{t('guilds.decline')}</Button>
              )}
            </>
          )
        }
        description={guild.description === '' ? guild.summary : guild.description}
        side={
          <>
            <Categories slugs={guild.categories} />
            <DeveloperId id={groupId} />
            {readsChat && (
              <Suspense>
                <GroupChallenges groupId={groupId} mayCreate={mayChallenge(data, user._id, guild.isMember)} />
              </Suspense>
            )}
          </>
        }
        chat={
          readsChat ? (
            <ChatPanel key={groupId} groupId={groupId} title={t('guilds.talk')} people={[]} />
          ) : (
            <p>{t('guilds.closedTalk')}</p>
          )
        }
      />
      {isLeaving && (
        <LeaveDialog
          name={guild.name}
          onLeave={(keepChallenges) => {
            leave.send({ params: { groupId }, body: { keep: 'keep-all', keepChallenges } })
            setLeaving(false)
          }}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  )
}

const mayChallenge = ({ leader, leaderOnly }: WireGroup, readerId: string, isMember: boolean): boolean =>
  isMember && (!leaderOnly.challenges || leader._id === readerId)

type LeaveProps = {
  readonly name: string
  readonly onLeave: (keepChallenges: 'remain-in-challenges' | 'leave-challenges') => void
  readonly onClose: () => void
}

const LeaveDialog = ({ name, onLeave, onClose }: LeaveProps) => (
  <Dialog
    open
    width="sm"
    title={t('guilds.leaveTitle', { name })}
    intro={t('guilds.leaveText')}
    onClose={onClose}
    actions={
      <>
        <Button onClick={() => onLeave('remain-in-challenges')}>{t('guilds.leaveKeeping')}</Button>
        <Button variant="danger" onClick={() => onLeave('leave-challenges')}>
          {t('guilds.leaveAll')}
        </Button>
      </>
    }
  >
    {null}
  </Dialog>
)
