export { Navigation } from './Navigation.tsx'
export { PlayerBottomBar } from './PlayerBottomBar.tsx'
export { type Section, SECTIONS, SECTIONS_OF_LEADERS } from './sections.ts'
