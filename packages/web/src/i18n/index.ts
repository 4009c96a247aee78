export { loadContentTexts, withTextsLoaded } from './content-texts.ts'
export { closestLanguage, FALLBACK_LANGUAGE } from './closest-language.ts'
export {
  type DateWriter,
  formatAgo,
  formatAmount,
  formatDay,
  formatDayName,
  formatHour,
  formatList,
  formatMoment,
  formatNumber,
  languageTag,
  writeDatesBy,
} from './format.ts'
export { MISSING_TEXT } from './i18n.ts'
export { chooseLanguage } from './choose-language.ts'
export { activateMessages, addMessages, LANGUAGES, loadMessages } from './load-messages.ts'
export { hasText, t } from './t.ts'
export { I18nProvider } from './I18nProvider.tsx'
export { eggName, withNames, nameOf, notesOf, potionName } from './names.ts'
export { messageText, refusalText } from './message-text.ts'
