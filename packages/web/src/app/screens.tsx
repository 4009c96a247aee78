import { type LazyChunk, lazyChunk } from '../chunks/index.ts'
import type { RouteName } from '../routes/index.ts'
import { addMessages, withNamesLoaded } from '../i18n/index.ts'
import { loadSignedIn } from './load-signed-in.ts'

type ScreenComponent = LazyChunk<object>

const equipment = withNamesLoaded(() => import('../features/equipment/index.ts'))
const inventory = withNamesLoaded(() => import('../features/inventory/index.ts'))
const stable = withNamesLoaded(() => import('../features/stable/index.ts'))
const market = withNamesLoaded(() => import('../features/shops/market/index.ts'))
const questShop = withNamesLoaded(() => import('../features/shops/quests/index.ts'))
const customisations = withNamesLoaded(() => import('../features/shops/customisations/index.ts'))
const seasonalShop = withNamesLoaded(() => import('../features/shops/seasonal/index.ts'))
const timeTravellers = withNamesLoaded(() => import('../features/shops/time-travellers/index.ts'))
const settings = withNamesLoaded(() => import('../features/settings/index.ts'))
const notificationSettings = withNamesLoaded(() => import('../features/settings/notifications/index.ts'))
const promoCode = withNamesLoaded(() => import('../features/settings/promo-code/index.ts'))
const security = withNamesLoaded(() => import('../features/settings/security/index.ts'))
const signInRedirect = withNamesLoaded(() => import('../features/sign-in-redirect/index.ts'))
const siteData = withNamesLoaded(() => import('../features/settings/site-data/index.ts'))
const guilds = withNamesLoaded(() => import('../features/guilds/index.ts'))
const groupPlans = withNamesLoaded(() => import('../features/group-plans/index.ts'))
const inbox = withNamesLoaded(() => import('../features/inbox/index.ts'))
const party = withNamesLoaded(() => import('../features/party/index.ts'))
const money = withNamesLoaded(() => import('../features/money/pages/index.ts'))
const hall = withNamesLoaded(() => import('../features/hall/index.ts'))
const admin = withNamesLoaded(() => import('../features/admin/index.ts'))
const challenges = withNamesLoaded(() => import('../features/challenges/index.ts'))
const acts = withNamesLoaded(() => import('../features/acts/index.ts'))
const dayReports = withNamesLoaded(() => import('../features/day-reports/screen/index.ts'))
const statistics = withNamesLoaded(() => import('../features/statistics/index.ts'))
const planner = withNamesLoaded(() => import('../features/planner/index.ts'))
const auth = () => import('../features/auth/index.ts')
const home = () => import('../features/home/index.ts')
const pages = () => import('../features/static-pages/index.ts')
const publications = async () => {
  const [screens] = await Promise.all([import('../features/articles/index.ts'), addMessages('publications')])
  return screens
}

const review = lazyChunk(() => import('./review/ReviewScreen.tsx'), 'ReviewScreen')

/** Profiles open over another screen, and the way back from a payment leads on. */
type WithoutScreen = 'ownProfile' | 'ownStats' | 'ownAchievements' | 'profile' | 'profileTab' | 'paymentReturn'

/** The screens by route. */
const SCREENS: Readonly<Record<Exclude<RouteName, WithoutScreen>, ScreenComponent>> = {
  home: lazyChunk(home, 'HomeScreen'),
  front: lazyChunk(home, 'HomeScreen'),
  features: lazyChunk(pages, 'FeaturesPage'),
  overview: lazyChunk(pages, 'OverviewPage'),
  faq: lazyChunk(publications, 'FaqScreen'),
  faqTavern: lazyChunk(publications, 'FaqTavernPage'),
  faqReleases: lazyChunk(publications, 'FaqReleasesPage'),
  faqSubscription: lazyChunk(publications, 'FaqSubscriptionPage'),
  news: lazyChunk(publications, 'NewsScreen'),
  guidelines: lazyChunk(publications, 'GuidelinesPage'),
  terms: lazyChunk(publications, 'TermsPage'),
  privacy: lazyChunk(publications, 'PrivacyPage'),
  termsReview: review,
  privacyReview: review,
  contact: lazyChunk(publications, 'ContactPage'),
  pressKit: lazyChunk(publications, 'PressKitPage'),
  clearBrowserData: lazyChunk(pages, 'ClearBrowserDataPage'),
  register: lazyChunk(auth, 'RegisterScreen'),
  login: lazyChunk(auth, 'LoginScreen'),
  forgotPassword: lazyChunk(auth, 'ForgotPasswordScreen'),
  resetPassword: lazyChunk(auth, 'ResetPasswordScreen'),
  logout: lazyChunk(auth, 'LogoutScreen'),
  tasks: lazyChunk(loadSignedIn, 'TasksPage'),
  today: lazyChunk(planner, 'TodayScreen'),
  upcoming: lazyChunk(planner, 'UpcomingScreen'),
  signInRedirect: lazyChunk(signInRedirect, 'SignInRedirectScreen'),
  appleRedirect: lazyChunk(signInRedirect, 'SignInRedirectScreen'),
  security: lazyChunk(security, 'SecurityScreen'),
  acts: lazyChunk(acts, 'ActsScreen'),
  statistics: lazyChunk(statistics, 'StatisticsScreen'),
  dayReports: lazyChunk(dayReports, 'DayReportsScreen'),
  generalSettings: lazyChunk(settings, 'GeneralSettingsScreen'),
  notificationSettings: lazyChunk(notificationSettings, 'NotificationSettingsScreen'),
  promoCode: lazyChunk(promoCode, 'PromoCodeScreen'),
  siteData: lazyChunk(siteData, 'SiteDataScreen'),
  subscription: lazyChunk(money, 'SubscriptionScreen'),
  transactions: lazyChunk(money, 'TransactionsScreen'),
  localCheckout: lazyChunk(money, 'LocalCheckoutScreen'),
  items: lazyChunk(inventory, 'ItemsScreen'),
  stable: lazyChunk(stable, 'StableScreen'),
  messages: lazyChunk(inbox, 'InboxScreen'),
  tavern: lazyChunk(guilds, 'TavernScreen'),
  discovery: lazyChunk(guilds, 'DiscoveryScreen'),
  myGuilds: lazyChunk(guilds, 'MyGuildsScreen'),
  guild: lazyChunk(guilds, 'GuildScreen'),
  groupPlans: lazyChunk(groupPlans, 'GroupPlansScreen'),
  groupPlanBilling: lazyChunk(groupPlans, 'BillingScreen'),
  aboutGroupPlans: lazyChunk(groupPlans, 'AboutGroupPlansPage'),
  plans: lazyChunk(groupPlans, 'AboutGroupPlansPage'),
  groupPlan: lazyChunk(groupPlans, 'BoardScreen'),
  groupPlanTasks: lazyChunk(groupPlans, 'BoardScreen'),
  groupPlanInformation: lazyChunk(groupPlans, 'InformationScreen'),
  party: lazyChunk(party, 'PartyScreen'),
  lookingForParty: lazyChunk(party, 'LookingForPartyScreen'),
  contributors: lazyChunk(hall, 'ContributorsScreen'),
  patrons: lazyChunk(hall, 'PatronsScreen'),
  admin: lazyChunk(admin, 'AdminScreen'),
  adminPanel: lazyChunk(admin, 'AdminPanelScreen'),
  adminSearch: lazyChunk(admin, 'AdminPanelScreen'),
  adminUser: lazyChunk(admin, 'AdminUserScreen'),
  adminGroup: lazyChunk(admin, 'AdminGroupScreen'),
  blockers: lazyChunk(admin, 'BlockersScreen'),
  adminCases: lazyChunk(admin, 'CasesScreen'),
  adminBugs: lazyChunk(admin, 'BugReportsScreen'),
  latePayments: lazyChunk(admin, 'LatePaymentsScreen'),
  adminNews: lazyChunk(admin, 'NewsScreen'),
  adminAudit: lazyChunk(admin, 'AuditScreen'),
  myChallenges: lazyChunk(challenges, 'MyChallengesScreen'),
  findChallenges: lazyChunk(challenges, 'FindChallengesScreen'),
  challenge: lazyChunk(challenges, 'ChallengeScreen'),
  equipment: lazyChunk(equipment, 'EquipmentScreen'),
  market: lazyChunk(market, 'MarketScreen'),
  questShop: lazyChunk(questShop, 'QuestShopScreen'),
  customizations: lazyChunk(customisations, 'CustomisationShopScreen'),
  seasonalShop: lazyChunk(seasonalShop, 'SeasonalShopScreen'),
  timeTravellers: lazyChunk(timeTravellers, 'TimeTravellersScreen'),
  notFound: lazyChunk(() => import('../features/not-found/index.ts'), 'NotFoundScreen'),
}

/** The screen of a route, or "not found" for one that has none of its own. */
export const screenOf = (name: RouteName): ScreenComponent =>
  (SCREENS as Partial<Record<RouteName, ScreenComponent>>)[name] ?? SCREENS.notFound
