import type { WireGroup } from '@daykeep/api/contract'
import type { ReactNode } from 'react'
import { t } from '../../i18n/index.ts'
import { ErrorState, Skeleton } from '../../ui/index.ts'
import { NotFoundScreen } from '../not-found/index.ts'
import { GroupPlanFrame } from './GroupPlanFrame.tsx'
import type { GroupPlan } from './use-group-plan.ts'

type Props = {
  readonly plan: GroupPlan
  readonly page: 'board' | 'information' | 'billing'
  readonly children: (group: WireGroup) => ReactNode
}

const NOT_FOUND = 404

/** A page of a group with a plan, once the group is there. docs/reference/screens.md 8.3 to 8.6. */
export const GroupPlanPage = ({ plan, page, children }: Props) => {
  const { groupId, group, error, retry, leads, connection } = plan
  if (error?.refusal?.status === NOT_FOUND) return <NotFoundScreen />
  if (group === undefined)
    return error === null ? (
      <Skeleton shape="card" height={240} />
    ) : (
      <ErrorState title={t('boards.notLoaded')} onRetry={retry} />
    )
  return (
    <GroupPlanFrame
      groupId={groupId}
      name={group.name}
      memberCount={group.memberCount}
      leader={{ id: group.leader._id, name: group.leader.profile.name }}
      page={page}
      leads={leads}
      connection={connection}
    >
      {children(group)}
    </GroupPlanFrame>
  )
}
