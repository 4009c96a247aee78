export { ChatMessage, SYSTEM, SystemInfo } from './chat-message.ts'
export { PrivateMessage } from './private-message.ts'
export { ProfileReport } from './profile-report.ts'
