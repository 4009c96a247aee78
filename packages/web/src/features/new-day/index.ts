export { NewDayHost } from './NewDayHost.tsx'
