import type { Alias, LayoutKind, Privilege, Route } from './route.ts'

const player = (path: string, frame: LayoutKind, ...title: readonly string[]): Route => ({
  path,
  title,
  layout: frame,
  access: { type: 'player' },
})

const privileged = (path: string, anyOf: readonly Privilege[], ...title: readonly string[]): Route => ({
  path,
  title,
  layout: 'game',
  access: { type: 'privileged', anyOf },
})

const open = (path: string, ...title: readonly string[]): Route => ({
  path,
  title,
  layout: 'public',
  access: { type: 'anyone' },
})

/** Every route by name. docs/reference/application.md 2; docs/reference/screens.md 1 to 16. */
export const ROUTES = {
  tasks: player('/', 'game', 'tasks'),

  today: player('/today', 'game', 'today', 'tasks'),
  upcoming: player('/upcoming', 'game', 'upcoming', 'tasks'),

  acts: player('/acts', 'game', 'acts'),
  statistics: player('/statistics', 'game', 'statistics'),
  dayReports: player('/day-reports', 'game', 'dayReports'),

  ownProfile: player('/user/profile', 'game', 'profile'),
  ownStats: player('/user/stats', 'game', 'stats'),
  ownAchievements: player('/user/achievements', 'game', 'achievements'),
  profile: player('/profile/:userId', 'game', 'profile'),
  profileTab: player('/profile/:userId/:tab', 'game', 'profile'),

  items: player('/inventory/items', 'game', 'items', 'inventory'),
  equipment: player('/inventory/equipment', 'game', 'equipment', 'inventory'),
  stable: player('/inventory/stable', 'game', 'stable', 'inventory'),

  market: player('/shops/market', 'game', 'market', 'shops'),
  questShop: player('/shops/quests', 'game', 'quests', 'shops'),
  customizations: player('/shops/customizations', 'game', 'customizations', 'shops'),
  seasonalShop: player('/shops/seasonal', 'game', 'seasonal', 'shops'),
  timeTravellers: player('/shops/time', 'game', 'timeTravellers', 'shops'),

  party: player('/party', 'game', 'party'),
  lookingForParty: player('/looking-for-party', 'game', 'lookingForParty'),

  groupPlans: player('/group-plans', 'wide', 'groupPlans'),
  groupPlan: player('/group-plans/:groupId', 'wide', 'taskBoard', 'group'),
  groupPlanTasks: player('/group-plans/:groupId/task-information', 'wide', 'taskBoard', 'group'),
  groupPlanInformation: player('/group-plans/:groupId/information', 'wide', 'information', 'group'),
  groupPlanBilling: player('/group-plans/:groupId/billing', 'wide', 'billing', 'group'),

  messages: player('/private-messages', 'panes', 'messages'),

  myChallenges: player('/challenges/myChallenges', 'game', 'myChallenges', 'challenges'),
  findChallenges: player('/challenges/findChallenges', 'game', 'findChallenges', 'challenges'),
  challenge: player('/challenges/:challengeId', 'game', 'challenge'),

  tavern: player('/groups/tavern', 'game', 'tavern', 'groups'),
  myGuilds: player('/groups/myGuilds', 'game', 'myGuilds', 'groups'),
  discovery: player('/groups/discovery', 'game', 'discovery', 'groups'),
  guild: player('/groups/guild/:groupId', 'game', 'guild', 'groups'),

  patrons: player('/hall/patrons', 'game', 'patrons', 'hall'),
  contributors: player('/hall/contributors', 'game', 'contributors', 'hall'),

  generalSettings: player('/user/settings/general', 'game', 'general', 'settings'),
  siteData: player('/user/settings/siteData', 'game', 'siteData', 'settings'),
  promoCode: player('/user/settings/promo-code', 'game', 'promoCode', 'settings'),
  subscription: player('/user/settings/subscription', 'game', 'subscription', 'settings'),
  notificationSettings: player('/user/settings/notifications', 'game', 'notifications', 'settings'),
  security: player('/user/settings/security', 'game', 'security', 'settings'),
  transactions: privileged('/user/settings/transactions', ['userSupport'], 'transactions', 'settings'),

  admin: privileged('/admin', ['userSupport', 'accessControl', 'moderator', 'news'], 'admin'),
  adminPanel: privileged('/admin/panel', ['userSupport'], 'search', 'admin'),
  adminSearch: privileged('/admin/panel/search/:userIdentifier', ['userSupport'], 'admin'),
  adminUser: privileged('/admin/panel/:userIdentifier', ['userSupport'], 'admin'),
  adminGroup: privileged('/admin/groups/:groupId', [], 'group', 'admin'),
  blockers: privileged('/admin/blockers', ['accessControl'], 'blockers', 'admin'),
  adminCases: privileged('/admin/reports', ['moderator'], 'reports', 'admin'),
  adminBugs: privileged('/admin/bug-reports', ['userSupport'], 'bugReports', 'admin'),
  latePayments: privileged('/admin/late-payments', ['userSupport'], 'latePayments', 'admin'),
  adminNews: privileged('/admin/news', ['news'], 'newsEditor', 'admin'),
  adminAudit: privileged('/admin/audit', ['userSupport', 'accessControl', 'moderator'], 'audit', 'admin'),

  register: open('/register', 'register'),
  login: open('/login', 'login'),
  resetPassword: open('/reset-password', 'resetPassword'),
  forgotPassword: open('/forgot-password', 'forgotPassword'),
  logout: open('/logout', 'logout'),

  signInRedirect: open('/static/sign-in-redirect/:network', 'login'),
  appleRedirect: open('/static/apple-redirect', 'login'),
  clearBrowserData: open('/static/clear-browser-data', 'clearBrowserData'),
  guidelines: open('/static/community-guidelines', 'guidelines'),
  contact: open('/static/contact', 'contact'),
  faqTavern: open('/static/faq/tavern-and-guilds', 'faqTavern', 'faq'),
  faqReleases: open('/static/faq/content-release-changes', 'faqReleases', 'faq'),
  faqSubscription: open('/static/faq/subscription-benefits-adjustments', 'faqSubscription', 'faq'),
  faq: open('/static/faq', 'faq'),
  features: open('/static/features', 'features'),
  aboutGroupPlans: open('/static/group-plans', 'groupPlans'),
  plans: open('/static/plans', 'groupPlans'),
  home: open('/static/home', 'home'),
  front: open('/static/front', 'home'),
  news: open('/static/new-stuff', 'news'),
  overview: open('/static/overview', 'overview'),
  pressKit: open('/static/press-kit', 'pressKit'),
  privacy: open('/static/privacy', 'privacy'),
  privacyReview: open('/static/privacy-review', 'privacy'),
  terms: open('/static/terms', 'terms'),
  termsReview: open('/static/terms-review', 'terms'),
  localCheckout: player('/static/local-checkout', 'game', 'localCheckout'),
  notFound: open('/static/not-found', 'notFound'),

  paymentReturn: { ...open('/redirect/:redirect', 'paymentReturn'), layout: 'bare' },
} as const satisfies Readonly<Record<string, Route>>

export type RouteName = keyof typeof ROUTES

/** Old paths, and paths of whole sections. */
export const ALIASES: readonly Alias[] = [
  { path: '/static/tavern-and-guilds', to: '/static/faq/tavern-and-guilds' },
  { path: '/user/settings/api', to: '/user/settings/siteData' },
  { path: '/user/settings', to: '/user/settings/general' },
  { path: '/inventory', to: '/inventory/items' },
  { path: '/shops', to: '/shops/market' },
  { path: '/challenges', to: '/challenges/myChallenges' },
  { path: '/groups', to: '/groups/discovery' },
  { path: '/hall', to: '/hall/contributors' },
]
