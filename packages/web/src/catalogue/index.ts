export { awaitArt, loadCatalogueArt, useCatalogueArt } from './catalogue-art.ts'
export { unpackCatalogue } from './unpack-catalogue.ts'
