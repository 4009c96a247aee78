import catalogueUrl from '@daykeep/content/compiled/catalogue.json?url'
import { takeStartResponse } from '../../api-client/index.ts'
import { awaitArt, unpackCatalogue } from '../../catalogue/index.ts'
import type { Catalogue } from '@daykeep/rules/catalogue'

/** The compiled catalogue, a file of its own that the browser keeps until it changes. What its things are drawn by comes later. */
export const loadCatalogue = async (): Promise<Catalogue> => {
  const answer = await (takeStartResponse(catalogueUrl) ?? fetch(catalogueUrl))
  if (!answer.ok) throw new Error(`the catalogue could not be loaded (${answer.status})`)
  const catalogue = unpackCatalogue(await answer.json()) as Catalogue
  awaitArt(catalogue)
  return catalogue
}
