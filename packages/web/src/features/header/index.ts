export { Hero } from './Hero.tsx'
export { toAvatar } from './to-avatar.ts'
export { type HeroModel, toHero } from './to-hero.ts'
