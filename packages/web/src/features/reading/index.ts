export {
  FaqReleasesPage,
  FaqSubscriptionPage,
  FaqTavernPage,
  GuidelinesPage,
  PrivacyPage,
  TermsPage,
} from './article-pages.tsx'
export { ContactPage } from './ContactPage.tsx'
export { FaqScreen } from './FaqScreen.tsx'
export { NewsScreen } from './NewsScreen.tsx'
export { PressKitPage } from './PressKitPage.tsx'
