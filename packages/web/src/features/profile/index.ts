export { ProfileOverlay } from './ProfileOverlay.tsx'
