export { bossName, type QuestFacts, toQuestFacts } from './quest-facts.ts'
export { QuestPanel } from './QuestPanel.tsx'
export { QuestRewards } from './QuestRewards.tsx'
export { QuestScroll } from './QuestScroll.tsx'
