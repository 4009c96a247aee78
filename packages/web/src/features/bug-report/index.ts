export { openBugReport } from './bug-report.ts'
export { BugReportHost } from './BugReportHost.tsx'
