export { apiPage } from './api-page.ts'
export { openApiDocument } from './document.ts'
