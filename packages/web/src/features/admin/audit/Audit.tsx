import { nextPageOf, usePages, toListState } from '../../../queries/index.ts'
import { PAGE } from '../admin-pages.ts'
import { AuditView } from './AuditView.tsx'

/** What staff did, or with a subject what they did to it. docs/decisions/105-the-audit.md. */
export const Audit = ({ subject }: { readonly subject: string }) => {
  const query = subject === '' ? {} : { subject }
  const pages = usePages(
    'getAudit',
    { query: { ...query, page: 0 } },
    { next: (last, pages) => (last.length < PAGE ? undefined : { query: { ...query, page: pages.length } }) },
  )
  return <AuditView state={toListState(pages.data?.pages.flat(), pages, nextPageOf(pages))} />
}
