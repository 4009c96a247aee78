export { TavernScreen } from './TavernScreen.tsx'
