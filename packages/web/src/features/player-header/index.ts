export { Hero } from './Hero.tsx'
export { toHero } from './to-hero.ts'
