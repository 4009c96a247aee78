export * from './chat-message.ts'
export * from './letter.ts'
export * from './profile-report.ts'
