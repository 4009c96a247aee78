import { t } from '../../../i18n/index.ts'
import { ErrorState, Skeleton } from '../../../ui/index.ts'
import { useQuery } from '../../../queries/index.ts'
import { NotFoundScreen } from '../../not-found/index.ts'
import { GroupPlanFrame } from '../GroupPlanFrame.tsx'
import { lineOf } from '../line-of.ts'
import { PlanEnded } from '../PlanEnded.tsx'
import { useGroupPlan } from '../use-group-plan.ts'
import { GroupBoard } from './GroupBoard.tsx'

const NOT_FOUND = 404

/** The board of a group. docs/reference/screens.md 8.3. */
export const BoardScreen = () => {
  const plan = useGroupPlan()
  const { groupId, group, error, retry, people, leads, connection } = plan
  const isActive = group?.purchased.active === true
  const board = useQuery('boardTasks', { params: { groupId } }, { enabled: isActive })
  if (error?.refusal?.status === NOT_FOUND) return <NotFoundScreen />
  if (group === undefined)
    return error === null ? (
      <Skeleton shape="card" height={240} />
    ) : (
      <ErrorState title={t('boards.notLoaded')} onRetry={retry} />
    )
  const content = () => {
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
    <GroupPlanFrame
      groupId={groupId}
      name={group.name}
      line={lineOf(group)}
      page="board"
      leads={leads}
      connection={connection}
    >
      {content()}
    </GroupPlanFrame>
  )
}
