export { WorldBossPanel } from './WorldBossPanel.tsx'
