export { InboxScreen } from './InboxScreen.tsx'
