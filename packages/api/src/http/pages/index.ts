export { apiPages } from './api-pages.ts'
export { isOpenedInBrowser, toErrorPage } from './error-page.ts'
export { redirectPages } from './redirect-pages.ts'
