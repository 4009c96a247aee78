export { bannedIn, holdsSlur, refuseSlur } from './word-lists.ts'
export { LONGEST_SUMMARY, summaryOf } from './summary.ts'
