import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { type RequestError, useMutation, useQuery, toListState } from '../../../queries/index.ts'
import { Frame } from '../Frame.tsx'
import { refusalOf } from '../refusal-of.ts'
import { BlockersView } from './BlockersView.tsx'

/** docs/reference/screens.md 14.3. */
export const BlockersScreen = () => {
  const blockers = useQuery('getBlockers', {})
  const { data } = blockers
  const [refusal, setRefusal] = useState<string>()
  const options = {
    invalidates: ['getBlockers', 'getAudit'],
    onDone: () => setRefusal(undefined),
    onRefused: (failure: RequestError) => setRefusal(refusalOf(failure)),
  } as const
  const create = useMutation('createBlocker', options)
  const update = useMutation('updateBlocker', options)
  const lift = useMutation('liftBlocker', options)
  return (
    <Frame title={t('titles.blockers')}>
      <BlockersView
        key={data?.length}
        state={toListState(data, blockers)}
        busy={create.isPending || update.isPending}
        refusal={refusal}
        onCreate={(body) => create.send({ body })}
        onUpdate={(blockerId, body) => update.send({ params: { blockerId }, body })}
        onLift={(blockerId) => lift.send({ params: { blockerId } })}
      />
    </Frame>
  )
}
