export { conversations } from './conversations.ts'
export { inboxMessages, pagedMessages } from './messages.ts'
