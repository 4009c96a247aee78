export { BillingScreen } from './billing/BillingScreen.tsx'
export { BoardScreen } from './board/BoardScreen.tsx'
export { GroupPlansScreen } from './overview/GroupPlansScreen.tsx'
export { InformationScreen } from './information/InformationScreen.tsx'
