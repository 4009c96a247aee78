export { content } from './content.ts'
export { type DescriptionContext, toGearInfo, toItemInfo } from './item-info.ts'
export { faq, news } from './reading.ts'
export { ready, status, worldState } from './world.ts'
