export { MoneyDialogs } from './MoneyDialogs.tsx'
