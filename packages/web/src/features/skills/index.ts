export { SkillCasting } from './SkillCasting.tsx'
export type { GainModel } from './drawer.ts'
export { gainText } from './gain-text.ts'
