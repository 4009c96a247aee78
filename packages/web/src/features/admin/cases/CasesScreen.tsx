import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { useMutation, nextPageOf, usePages, toListState } from '../../../queries/index.ts'
import { PAGE } from '../admin-pages.ts'
import { Frame } from '../Frame.tsx'
import { CasesView } from './CasesView.tsx'

/** What players reported. docs/decisions/104-reports-are-cases.md. */
export const CasesScreen = () => {
  const [showsClosed, setShowsClosed] = useState(false)
  const [deciding, setDeciding] = useState<string>()
  const query = showsClosed ? { closed: 'true' } : {}
  const pages = usePages(
    'getCases',
    { query: { ...query, page: 0 } },
    { next: (last, pages) => (last.length < PAGE ? undefined : { query: { ...query, page: pages.length } }) },
  )
  const decide = useMutation('decideCase', { invalidates: ['getCases', 'getAudit'] })
  return (
    <Frame title={t('titles.reports')}>
      <CasesView
        state={toListState(pages.data?.pages.flat(), pages, nextPageOf(pages))}
        showsClosed={showsClosed}
        onShowClosed={setShowsClosed}
        deciding={decide.isPending ? deciding : undefined}
        onDecide={(caseId, decision, consequence) => {
          setDeciding(caseId)
          decide.send({ params: { caseId }, body: { decision, consequence } })
        }}
      />
    </Frame>
  )
}
