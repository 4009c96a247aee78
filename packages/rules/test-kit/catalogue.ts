export { loadCatalogue } from '../../../scripts/content/load.ts'
