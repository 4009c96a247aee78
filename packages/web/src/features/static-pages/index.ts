export { Article } from './Article.tsx'
export { ClearBrowserDataPage } from './ClearBrowserDataPage.tsx'
export { FeaturesPage } from './FeaturesPage.tsx'
export { OverviewPage } from './OverviewPage.tsx'
