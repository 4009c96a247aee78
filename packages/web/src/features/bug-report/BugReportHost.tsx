import { Suspense, useSyncExternalStore } from 'react'
import { lazyChunk } from '../../chunks/index.ts'
import { withContentLoaded } from '../../content/index.ts'
import { bugReport } from './bug-report.ts'

const BugReportDialog = lazyChunk(
  withContentLoaded(() => import('./BugReportDialog.tsx')),
  'BugReportDialog',
)

/** Shows the form once it is asked for. */
export const BugReportHost = () =>
  useSyncExternalStore(bugReport.subscribe, bugReport.get) ? (
    <Suspense>
      <BugReportDialog onClose={() => bugReport.set(false)} />
    </Suspense>
  ) : null
