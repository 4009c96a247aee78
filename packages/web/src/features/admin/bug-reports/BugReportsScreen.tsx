import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { useMutation, nextPageOf, usePages, toListState } from '../../../queries/index.ts'
import { PAGE } from '../admin-pages.ts'
import { Frame } from '../Frame.tsx'
import { type BugReportState, BugReportsView } from './BugReportsView.tsx'

/** What players told the operator, and how far support is with it. docs/reference/api.md 2.16. */
export const BugReportsScreen = () => {
  const [shown, setShown] = useState<BugReportState>('open')
  const [changing, setChanging] = useState<string>()
  const pages = usePages(
    'getBugReports',
    { query: { state: shown, page: 0 } },
    { next: (last, pages) => (last.length < PAGE ? undefined : { query: { state: shown, page: pages.length } }) },
  )
  const update = useMutation('updateBugReport', { invalidates: ['getBugReports', 'getAudit'] })
  return (
    <Frame title={t('titles.bugReports')}>
      <BugReportsView
        state={toListState(pages.data?.pages.flat(), pages, nextPageOf(pages))}
        shown={shown}
        onShow={setShown}
        changing={update.isPending ? changing : undefined}
        onChange={(reportId, state) => {
          setChanging(reportId)
          update.send({ params: { reportId }, body: { state } })
        }}
      />
    </Frame>
  )
}
