export { GetGems } from './GetGems.tsx'
export { openGemsDialog, openGiftDialog } from './money-dialogs.ts'
export { MoneyHost } from './MoneyHost.tsx'
export { useIsPaying } from './use-is-paying.ts'
