export { SkillCasting } from './SkillCasting.tsx'
