export {
  AdminPanelScreen,
  AdminScreen,
  AdminUserScreen,
  AuditScreen,
  BlockersScreen,
  CasesScreen,
} from './AdminScreens.tsx'
export { BugReportsScreen } from './bug-reports/BugReportsScreen.tsx'
export { NewsScreen } from './news/NewsScreen.tsx'
