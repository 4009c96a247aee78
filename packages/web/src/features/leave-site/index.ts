export { LeaveSiteHost } from './LeaveSiteHost.tsx'
