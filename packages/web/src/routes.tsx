import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { RouteName } from './routes/index.ts'
import { alsoLoadTexts } from './texts/index.ts'

type View = LazyExoticComponent<ComponentType>

/** A screen in a chunk of its own, by its name in its folder's face. */
const view = <Name extends string>(load: () => Promise<{ readonly [name in Name]: ComponentType }>, name: Name): View =>
  lazy(async () => ({ default: (await load())[name] }))

const tasks = () => import('./features/tasks-page/index.ts')
const equipment = () => import('./features/equipment/index.ts')
const inventory = () => import('./features/inventory/index.ts')
const stable = () => import('./features/stable/index.ts')
const auth = () => import('./features/auth/index.ts')
const home = () => import('./features/home/index.ts')
const pages = () => import('./features/static-pages/index.ts')
const reading = async () => {
  const [screens] = await Promise.all([import('./features/reading/index.ts'), alsoLoadTexts('reading')])
  return screens
}

/**
 * The screens that exist. A route without one shows "not found" and is linked nowhere; adding a line here makes it
 * reachable and puts it into the navigation.
 */
const VIEWS: Readonly<Partial<Record<RouteName, View>>> = {
  home: view(home, 'HomeScreen'),
  front: view(home, 'HomeScreen'),
  features: view(pages, 'FeaturesPage'),
  overview: view(pages, 'OverviewPage'),
  faq: view(reading, 'FaqScreen'),
  faqTavern: view(reading, 'FaqTavernPage'),
  faqReleases: view(reading, 'FaqReleasesPage'),
  faqSubscription: view(reading, 'FaqSubscriptionPage'),
  news: view(reading, 'NewsScreen'),
  guidelines: view(reading, 'GuidelinesPage'),
  terms: view(reading, 'TermsPage'),
  privacy: view(reading, 'PrivacyPage'),
  contact: view(reading, 'ContactPage'),
  pressKit: view(reading, 'PressKitPage'),
  clearBrowserData: view(pages, 'ClearBrowserDataPage'),
  register: view(auth, 'RegisterScreen'),
  login: view(auth, 'LoginScreen'),
  forgotPassword: view(auth, 'ForgotPasswordScreen'),
  resetPassword: view(auth, 'ResetPasswordScreen'),
  logout: view(auth, 'LogoutScreen'),
  tasks: view(tasks, 'TasksPage'),
  items: view(inventory, 'ItemsScreen'),
  stable: view(stable, 'StableScreen'),
  equipment: view(equipment, 'EquipmentScreen'),
}

const NOT_FOUND = view(() => import('./features/not-found/index.ts'), 'NotFoundScreen')

export const hasView = (name: RouteName): boolean => VIEWS[name] !== undefined

/** The screen of a route, or "not found" for one that has none yet. */
export const viewOf = (name: RouteName): View => VIEWS[name] ?? NOT_FOUND
