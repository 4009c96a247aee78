export { GuidedTip } from './GuidedTip.tsx'
