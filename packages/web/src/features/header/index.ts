export { Hero } from './Hero.tsx'
export { type HeroModel, toHero } from './to-hero.ts'
