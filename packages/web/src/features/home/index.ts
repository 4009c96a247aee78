export { HomeScreen } from './HomeScreen.tsx'
export { HomeView } from './HomeView.tsx'
