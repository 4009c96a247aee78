import { hasScreen } from '../../screens.tsx'
import { sectionsWith } from './navigation.ts'

/** Whom a party lacks concerns its leader alone. docs/reference/screens.md 1.3. */
export const SECTIONS = sectionsWith((name) => hasScreen(name) && name !== 'lookingForParty')
export const SECTIONS_OF_LEADERS = sectionsWith(hasScreen)
