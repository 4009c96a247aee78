import type { ChallengeRequest } from '../permissions/index.ts'
import { requireActor, findDocument, type Documents } from '../documents/index.ts'

type ChallengeLookup = Omit<ChallengeRequest, 'challenge'> & {
  readonly challenge: ChallengeRequest['challenge'] | undefined
}

/** The actor, the challenge and its group, as far as they exist. */
export const challengeRequest = (documents: Documents, actorId: string, id: string): ChallengeLookup => {
  const challenge = findDocument(documents, 'challenges', id)
  const group = challenge === undefined ? undefined : findDocument(documents, 'groups', challenge.group)
  return { actor: requireActor(documents, actorId), challenge, group }
}
