export { CardDialog, type ReceivedCard } from './CardDialog.tsx'
export { verseOf } from './verse-of.ts'
