export {
  FaqReleasesPage,
  FaqSubscriptionPage,
  FaqTavernPage,
  GuidelinesPage,
  PrivacyPage,
  ReviewPage,
  TermsPage,
} from './article-pages.tsx'
export { ContactPage } from './ContactPage.tsx'
export { FaqScreen } from './faq/FaqScreen.tsx'
export { NewsScreen } from './news/NewsScreen.tsx'
export { PressKitPage } from './press-kit/PressKitPage.tsx'
