import { RequestError, useQuery } from '../../queries/index.ts'
import { ErrorState, Page, Skeleton } from '../../ui/index.ts'
import { t } from '../../i18n/index.ts'
import { NoPartyScreen } from './NoPartyScreen.tsx'
import { PartyPage } from './PartyPage.tsx'
import { useInviteLink } from '../members/index.ts'

const OWN = { params: { groupId: 'party' } }
const NOT_FOUND = 404

/** docs/reference/screens.md 6.1. */
export const PartyScreen = () => {
  const { isFollowing } = useInviteLink()
  const group = useQuery('getGroup', OWN)
  const members = useQuery(
    'groupMembers',
    { params: { groupId: 'party' }, query: { includeAllPublicFields: 'true', limit: 60 } },
    { enabled: group.data !== undefined },
  )
  if (isMissing(group.error) && !isFollowing) return <NoPartyScreen />
  if (group.data !== undefined && members.data !== undefined)
    return <PartyPage group={group.data} members={members.data} />
  const retry = () => {
    void group.refetch()
    void members.refetch()
  }
  return (
    <Page>
      {!isFollowing && (group.isError || members.isError) ? (
        <ErrorState title={t('party.notLoaded')} onRetry={retry} />
      ) : (
        <>
          <Skeleton shape="card" height={64} />
          <Skeleton shape="card" height={220} />
          <Skeleton shape="card" height={320} />
        </>
      )}
    </Page>
  )
}

const isMissing = (error: RequestError | null): boolean => error?.refusal?.status === NOT_FOUND
