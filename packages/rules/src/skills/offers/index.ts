export { castGains, type FigureName, skillFigures } from './skill-figures.ts'
export { isSkillTarget, type SkillOffer, skillOffers } from './skill-offers.ts'
export { belongings } from './belongings.ts'
