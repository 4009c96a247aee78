export { castOnMember } from './cast-on-member.ts'
export { castOnParty } from './cast-on-party.ts'
export { castSkill } from './cast-skill.ts'
export { skillCommands } from './commands.ts'
export { freeTasks, withTasks } from './own-tasks.ts'
export { goldOf, type Spell, spellOf, targetOf } from './spell.ts'
export { sharedSkillCommands } from './shared-commands.ts'
export {
  belongings,
  castGains,
  type FigureName,
  isSkillTarget,
  skillFigures,
  type SkillOffer,
  skillOffers,
} from './offers/index.ts'
