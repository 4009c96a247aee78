export { castGains, type FigureName, skillFigures, type SkillFigures } from './skill-figures.ts'
export { isSkillTarget, type SkillOffer, skillOffers, skillsOf, type SkillRange } from './skill-offers.ts'
export { type Belongings, belongings, type WaitingCard } from './belongings.ts'
