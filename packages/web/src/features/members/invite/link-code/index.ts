export { LinkCode } from './LinkCode.tsx'
