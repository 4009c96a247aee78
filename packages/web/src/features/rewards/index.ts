export { Price } from './Price.tsx'
export { RewardsColumn } from './RewardsColumn.tsx'
