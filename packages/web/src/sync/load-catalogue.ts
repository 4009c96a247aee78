import catalogueUrl from '@daykeep/content/compiled/catalogue.json?url'
import { takeStartResponse } from '../api-client/index.ts'
import { unpackCatalogue } from './unpack-catalogue.ts'
import type { Catalogue } from '@daykeep/rules/catalogue'

/** The compiled catalogue, a file of its own that the browser keeps until it changes. */
export const loadCatalogue = async (): Promise<Catalogue> => {
  const answer = await (takeStartResponse(catalogueUrl) ?? fetch(catalogueUrl))
  if (!answer.ok) throw new Error(`the catalogue could not be loaded (${answer.status})`)
  return unpackCatalogue(await answer.json()) as Catalogue
}
