export {
  AdminPanelScreen,
  AdminScreen,
  AdminUserScreen,
  AuditScreen,
  BlockersScreen,
  BugReportsScreen,
  CasesScreen,
} from './AdminScreens.tsx'
export { NewsScreen } from './news/NewsScreen.tsx'
