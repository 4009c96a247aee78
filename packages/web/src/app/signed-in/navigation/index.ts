export { Navigation } from './Navigation.tsx'
export { type Section, sectionsWith } from './navigation.ts'
export { PlayerBottomBar } from './PlayerBottomBar.tsx'
export { SECTIONS, SECTIONS_OF_LEADERS } from './sections.ts'
