import type { WireGroup } from '@daykeep/api/contract'
import { fromIso } from '@daykeep/rules/kernel'
import { formatDay, t } from '../../../i18n/index.ts'
import { useMutation, useQuery } from '../../../queries/index.ts'
import { useCatalogue } from '../../../sync/index.ts'
import { toasts } from '../../../toasts/index.ts'
import { useNow } from '../../../ui/index.ts'
import { usePayment } from '../../money/index.ts'
import { GroupPlanPage } from '../GroupPlanPage.tsx'
import { useGroupPlan } from '../use-group-plan.ts'
import { BillingView } from './BillingView.tsx'
import { toBilling } from './to-billing.ts'

/** docs/reference/screens.md 8.6. */
export const BillingScreen = () => {
  const plan = useGroupPlan()
  return (
    <GroupPlanPage plan={plan} page="billing">
      {(group) => (plan.leads ? <GroupBilling group={group} /> : <p>{t('boards.leaderOnly')}</p>)}
    </GroupPlanPage>
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
