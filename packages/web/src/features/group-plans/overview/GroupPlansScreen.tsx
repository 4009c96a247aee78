import { formatDay } from '../../../i18n/index.ts'
import { fromIso } from '@daykeep/rules/kernel'
import { groupPlanPrice } from '@daykeep/rules/money'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toListState, useMutation, useQuery } from '../../../queries/index.ts'
import { useCatalogue, usePlayer } from '../../../sync/index.ts'
import { type Provider, usePayment } from '../../money/index.ts'
import { useMirroredGroups } from '../use-mirrored-groups.ts'
import { CreatePlanDialog, type NewPlan } from './CreatePlanDialog.tsx'
import { GroupPlansView, type PlanCard } from './GroupPlansView.tsx'

/** docs/reference/screens.md 8.1 and 8.2. */
export const GroupPlansScreen = () => {
  const catalogue = useCatalogue()
  const readerId = usePlayer(({ user }) => user._id)
  const { isMirrored, mirror } = useMirroredGroups()
  const [search] = useSearchParams()
  const upgrading = search.get('upgrade') ?? undefined
  const [isCreating, setCreating] = useState(upgrading !== undefined)
  const plans = useQuery('groupPlans', {})
  const cards = plans.data?.map(
    ({ _id, name, leader, managers, purchased: { dateTerminated } }): PlanCard => ({
      id: _id,
      name,
      role: leader === readerId ? 'leader' : managers[readerId] === true ? 'manager' : 'member',
      until: dateTerminated === undefined ? undefined : formatDay(fromIso(dateTerminated)),
      mirrored: isMirrored(_id),
    }),
  )
  const first = groupPlanPrice(catalogue, 1)
  return (
    <>
      <GroupPlansView
        state={toListState(cards, plans)}
        price={{ first, further: groupPlanPrice(catalogue, 2) - first }}
        onCreate={() => setCreating(true)}
        onMirrored={mirror}
      />
      {isCreating && <Creating upgrading={upgrading} onClose={() => setCreating(false)} />}
    </>
  )
}

type CreatingProps = {
  /** The group that the player came for. */
  readonly upgrading: string | undefined
  readonly onClose: () => void
}

const Creating = ({ upgrading, onClose }: CreatingProps) => {
  const catalogue = useCatalogue()
  const readerId = usePlayer(({ user }) => user._id)
  const groups = useQuery('getGroups', { query: { type: 'party,guilds', paginate: '', page: '' } })
  const { providers, isStarting, start, leaveFor, refusal } = usePayment()
  const create = useMutation('createGroupPlan', {
    onRefused: () => undefined,
    invalidates: ['getGroups'],
    onDone: ({ url, paymentId, group }) => leaveFor(url, { type: 'newGroupPlan', groupId: group._id }, paymentId),
  })
  const onPay = (plan: NewPlan, provider: Provider) => {
    if (plan.type === 'upgrade') return start({ type: 'groupPlan', group: plan.group }, provider)
    const { type: _new, ...fields } = plan
    create.send({ body: { groupToCreate: { ...fields, privacy: 'private' }, paymentType: provider } })
  }
  if (groups.isPending) return null
  return (
    <CreatePlanDialog
      first={upgrading}
      groups={(groups.data ?? []).flatMap(({ _id, name, leader, privacy, memberCount, purchased }) =>
        leader === readerId && privacy === 'private' && purchased?.active !== true
          ? [{ id: _id, name, members: memberCount }]
          : [],
      )}
      priceFor={(members) => groupPlanPrice(catalogue, members)}
      providers={providers}
      busy={create.isPending || isStarting}
      refusal={create.error?.message ?? refusal}
      onPay={onPay}
      onClose={onClose}
    />
  )
}
