import type { AskedChallenge } from '../permissions/index.ts'
import { actorOf, documentOf, type Society } from '../society/index.ts'

type Asked = Omit<AskedChallenge, 'challenge'> & { readonly challenge: AskedChallenge['challenge'] | undefined }

/** Who asks about which challenge, with its group, as far as they are there. */
export const askedChallenge = (society: Society, by: string, id: string): Asked => {
  const challenge = documentOf(society, 'challenges', id)
  const group = challenge === undefined ? undefined : documentOf(society, 'groups', challenge.group)
  return { actor: actorOf(society, by), challenge, group }
}
