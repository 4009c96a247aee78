export { PartyHintScreen } from './PartyHintScreen.tsx'
export { QuestChip } from './QuestChip.tsx'
export { useChipQuest } from './use-chip-quest.ts'
