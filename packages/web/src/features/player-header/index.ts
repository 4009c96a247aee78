export { Hero } from './Hero.tsx'
export { expressionAtRest } from './reaction-to.ts'
export { toHero } from './to-hero.ts'
export { useReaction } from './use-reaction.ts'
