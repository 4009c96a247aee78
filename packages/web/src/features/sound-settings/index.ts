export { SoundAndMomentsSettings, SoundsScreen } from './SoundsScreen.tsx'
