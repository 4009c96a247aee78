import { type LazyChunk, lazyChunk, loadBeside } from '../chunks/index.ts'
import type { RouteName } from '../routes/index.ts'
import { loadContentTexts, withTextsLoaded } from '../i18n/index.ts'
import { loadSignedIn } from './load-signed-in.ts'
import { withPublications } from './with-publications.ts'

type ScreenComponent = LazyChunk<object>

/** The loader of screens of players: with the rest of the game, whose loader comes with the board. */
const withContentLoaded = loadBeside(() =>
  Promise.all([loadContentTexts(), loadSignedIn().then(({ loadContent }) => loadContent())]),
)

const equipment = withContentLoaded(() => import('../features/equipment/index.ts'))
const inventory = withContentLoaded(() => import('../features/inventory/index.ts'))
const stable = withContentLoaded(() => import('../features/stable/index.ts'))
const market = withContentLoaded(() => import('../features/shops/market/index.ts'))
const questShop = withContentLoaded(() => import('../features/shops/quests/index.ts'))
const customisations = withContentLoaded(() => import('../features/shops/customisations/index.ts'))
const seasonalShop = withContentLoaded(() => import('../features/shops/seasonal/index.ts'))
const timeTravellers = withContentLoaded(() => import('../features/shops/time-travellers/index.ts'))
const settings = withContentLoaded(() => import('../features/settings/index.ts'))
const notificationSettings = withContentLoaded(() => import('../features/settings/notifications/index.ts'))
const promoCode = withContentLoaded(() => import('../features/settings/promo-code/index.ts'))
const security = withContentLoaded(() => import('../features/settings/security/index.ts'))
const signInRedirect = withTextsLoaded(() => import('../features/sign-in-redirect/index.ts'))
const siteData = withContentLoaded(() => import('../features/settings/site-data/index.ts'))
const guilds = withContentLoaded(() => import('../features/guilds/index.ts'))
const aboutGroupPlans = withTextsLoaded(() => import('../features/group-plans/about/index.ts'))
const groupPlans = withContentLoaded(() => import('../features/group-plans/index.ts'))
const inbox = withContentLoaded(() => import('../features/inbox/index.ts'))
const party = withContentLoaded(() => import('../features/party/index.ts'))
const money = withContentLoaded(() => import('../features/money/pages/index.ts'))
const hall = withContentLoaded(() => import('../features/hall/index.ts'))
const admin = withContentLoaded(() => import('../features/admin/index.ts'))
const challenges = withContentLoaded(() => import('../features/challenges/index.ts'))
const acts = withContentLoaded(() => import('../features/acts/index.ts'))
const dayReports = withContentLoaded(() => import('../features/day-reports/screen/index.ts'))
const statistics = withContentLoaded(() => import('../features/statistics/index.ts'))
const planner = withContentLoaded(() => import('../features/planner/index.ts'))
const auth = () => import('../features/auth/index.ts')
const home = () => import('../features/home/index.ts')
const pages = withPublications(() => import('../features/static-pages/index.ts'))
const publications = withPublications(() => import('../features/articles/index.ts'))

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
  aboutGroupPlans: lazyChunk(aboutGroupPlans, 'AboutGroupPlansPage'),
  plans: lazyChunk(aboutGroupPlans, 'AboutGroupPlansPage'),
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
