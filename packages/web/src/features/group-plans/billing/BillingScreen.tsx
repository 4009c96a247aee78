import type { WireGroup } from '@daykeep/api/contract'
import { fromIso } from '@daykeep/rules/kernel'
import { formatDay, t } from '../../../i18n/index.ts'
import { useMutation, useQuery } from '../../../queries/index.ts'
import { useCatalogue } from '../../../sync/index.ts'
import { toasts } from '../../../toasts/index.ts'
import { ErrorState, Skeleton, useNow } from '../../../ui/index.ts'
import { usePayment } from '../../money/index.ts'
import { NotFoundScreen } from '../../not-found/index.ts'
import { GroupPlanFrame } from '../GroupPlanFrame.tsx'
import { lineOf } from '../line-of.ts'
import { useGroupPlan } from '../use-group-plan.ts'
import { BillingView } from './BillingView.tsx'
import { toBilling } from './to-billing.ts'

const NOT_FOUND = 404

/** docs/reference/screens.md 8.6. */
export const BillingScreen = () => {
  const { groupId, group, error, retry, leads, connection } = useGroupPlan()
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
      line={lineOf(group)}
      page="billing"
      leads={leads}
      connection={connection}
    >
      {leads ? <GroupBilling group={group} /> : <p>{t('boards.leaderOnly')}</p>}
    </GroupPlanFrame>
  )
}

const GroupBilling = ({ group }: { readonly group: WireGroup }) => {
  const groupId = group._id
  const catalogue = useCatalogue()
  const now = useNow()
  const { providers, isStarting, start, leaveFor, refusal } = usePayment()
  const changeCard = useMutation('changeCard', {
    onDone: ({ url }) => leaveFor(url, { type: 'editGroupPlan', groupId }),
  })
  const payments = useQuery('payments', {}).data ?? []
  const waiting = payments.find(
    ({ order, consentUrl }) => consentUrl && order.type === 'groupPlan' && order.group === groupId,
  )
  const cancel = useMutation('cancelPlan', {
    invalidates: ['getGroup', 'groupPlans'],
    onDone: ({ until }) =>
      toasts.show({ type: 'success', text: t('boards.cancelled', { date: formatDay(fromIso(until)) }) }),
  })
  return (
    <BillingView
      billing={toBilling(catalogue, group, now)}
      groupName={group.name}
      onAgree={waiting && (() => leaveFor(waiting.consentUrl ?? '', { type: 'editGroupPlan', groupId }))}
      providers={providers}
      busy={isStarting || changeCard.isPending || cancel.isPending}
      refusal={refusal}
      onPay={(provider) => start({ type: 'groupPlan', group: groupId }, provider)}
      onChangeCard={() => changeCard.send({ body: { groupId } })}
      onCancel={() => cancel.send({ body: { groupId } })}
    />
  )
}
