import type { WireGroup } from '@daykeep/api/contract'
import { t } from '../../../i18n/index.ts'
import { useQuery } from '../../../queries/index.ts'
import { ErrorState, Skeleton } from '../../../ui/index.ts'
import { GroupPlanPage } from '../GroupPlanPage.tsx'
import { PlanEnded } from '../PlanEnded.tsx'
import { useGroupPlan } from '../use-group-plan.ts'
import { GroupBoard } from './GroupBoard.tsx'

/** The board of a group. docs/reference/screens.md 8.3. */
export const BoardScreen = () => {
  const plan = useGroupPlan()
  const { groupId, people, leads } = plan
  const isActive = plan.group?.purchased.active === true
  const board = useQuery('boardTasks', { params: { groupId } }, { enabled: isActive })
  const content = (group: WireGroup) => {
    if (!isActive)
      return <PlanEnded groupId={groupId} leads={leads} wasUpgraded={group.purchased.wasUpgraded === true} />
    if (board.data !== undefined) return <GroupBoard group={group} tasks={board.data} people={people} />
    return board.error === null ? (
      <Skeleton shape="card" height={320} />
    ) : (
      <ErrorState title={t('boards.notLoaded')} onRetry={() => void board.refetch()} />
    )
  }
  return (
    <GroupPlanPage plan={plan} page="board">
      {content}
    </GroupPlanPage>
  )
}
