export { QuestShopScreen } from './QuestShopScreen.tsx'
export { toQuestShop } from './to-quest-shop.ts'
