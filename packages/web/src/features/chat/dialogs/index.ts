export { MessageDialogs, type OpenMessageDialog, thankForReport } from './MessageDialogs.tsx'
