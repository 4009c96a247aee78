export {
  AdminPanelScreen,
  AdminScreen,
  AdminUserScreen,
  AuditScreen,
  BlockersScreen,
  BugReportsScreen,
  CasesScreen,
} from './AdminScreens.tsx'
