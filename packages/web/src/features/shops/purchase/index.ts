export { QuestPanel } from './QuestPanel.tsx'
export { type QuestFacts, toQuestFacts } from './quest-facts.ts'
export { runPurchase } from './run-purchase.ts'
export { toOfferDetails } from './to-offer-details.ts'
