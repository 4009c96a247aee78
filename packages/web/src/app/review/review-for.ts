import type { Catalogue } from '@daykeep/rules/catalogue'
import type { User } from '@daykeep/rules/model'
import { textsToAccept } from '@daykeep/rules/player'
import { pathTo } from '../../routes/index.ts'

/** Where the player accepts a text before anything else; `undefined` if none waits. docs/reference/screens.md 16.7. */
export const reviewFor = (catalogue: Pick<Catalogue, 'publications'>, user: User, now: number): string | undefined => {
  const [text] = textsToAccept(catalogue, user, now)
  return text === undefined ? undefined : pathTo(`${text}Review`)
}
