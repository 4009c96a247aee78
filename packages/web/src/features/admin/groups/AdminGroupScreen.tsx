import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { type RequestError, useMutation, useQuery } from '../../../queries/index.ts'
import { toasts } from '../../../toasts/index.ts'
import { ErrorState, Skeleton } from '../../../ui/index.ts'
import { Audit } from '../audit/Audit.tsx'
import { Frame } from '../Frame.tsx'
import { refusalOf } from '../refusal-of.ts'
import { useRouteParam } from '../use-staff.ts'
import { AdminGroupView } from './AdminGroupView.tsx'

/** Any group, for full access. docs/reference/api.md 2.16. */
export const AdminGroupScreen = () => {
  const groupId = useRouteParam('groupId')
  const { data: group, error, refetch } = useQuery('adminGroup', { params: { groupId } })
  const [refusal, setRefusal] = useState<string>()
  const options = {
    invalidates: ['adminGroup', 'getAudit'],
    onDone: () => {
      setRefusal(undefined)
      toasts.show({ type: 'success', text: t('admin.saved') })
    },
    onRefused: (failure: RequestError) => setRefusal(refusalOf(failure)),
  } as const
  const update = useMutation('updateGroup', options)
  const removal = useMutation('removeMember', options)
  if (group === undefined)
    return (
      <Frame title={t('titles.group')}>
        {error === null ? (
          <Skeleton shape="card" height={240} />
        ) : (
          <ErrorState title={refusalOf(error)} onRetry={() => void refetch()} />
        )}
      </Frame>
    )
  return (
    <Frame title={group.name}>
      <AdminGroupView
        group={group}
        busy={update.isPending || removal.isPending}
        refusal={refusal}
        onChange={(body) => update.send({ params: { groupId: group.id }, body })}
        onRemove={(memberId) => removal.send({ params: { groupId: group.id, memberId }, query: {}, body: {} })}
        onReload={() => void refetch()}
      />
      <Audit subject={group.id} />
    </Frame>
  )
}
