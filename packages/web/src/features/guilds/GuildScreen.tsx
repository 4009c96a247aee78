import { Navigate } from 'react-router-dom'
import { t } from '../../i18n/index.ts'
import { useMutation, useQuery } from '../../queries/index.ts'
import { pathTo, useRouteParam } from '../../routes/index.ts'
import { usePlayer } from '../../sync/index.ts'
import { ErrorState, Skeleton } from '../../ui/index.ts'
import { NotFoundScreen } from '../not-found/index.ts'
import { isInvited, useGone } from '../people/index.ts'
import { GuildInvitation } from './GuildInvitation.tsx'
import { GuildPage } from './GuildPage.tsx'
import { GUILD_ANSWERS } from './LeaveGuild.tsx'

const NOT_FOUND = 404

/** docs/reference/screens.md 10.5. */
export const GuildScreen = () => {
  const groupId = useRouteParam('groupId')
  const user = usePlayer((player) => player.user)
  const { data, error, refetch } = useQuery('getGroup', { params: { groupId } })
  const gone = useGone()
  const join = useMutation('joinGroup', { invalidates: GUILD_ANSWERS, onRefused: gone('joinGroup', isInvited) })
  const reject = useMutation('rejectInvitation', {
    invalidates: GUILD_ANSWERS,
    onRefused: gone('rejectInvitation', isInvited),
  })
  const invitation = user.invitations.guilds.find(({ id }) => id === groupId)
  const answers = {
    busy: join.isPending,
    onJoin: () => join.send({ params: { groupId } }),
    onReject: () => reject.send({ params: { groupId } }),
  }
  if (error?.refusal?.status === NOT_FOUND)
    return invitation === undefined ? <NotFoundScreen /> : <GuildInvitation name={invitation.name} {...answers} />
  if (data === undefined)
    return error === null ? (
      <Skeleton shape="card" height={240} />
    ) : (
      <ErrorState title={t('guilds.notLoaded')} onRetry={() => void refetch()} />
    )
  // the specification, 2: a guild with a plan is shown by its plan
  if (data.purchased.active === true && user.guilds.includes(groupId))
    return <Navigate replace to={pathTo('groupPlanInformation', { groupId })} />
  return <GuildPage group={data} isInvited={invitation !== undefined} {...answers} />
}
