export { ReportDialog } from './ReportDialog.tsx'
export { MessageDialogs, type OpenMessageDialog, thankForReport } from './MessageDialogs.tsx'
