import { asKey, type GroupId, type UserId } from '@daykeep/rules/model'
import { aGroup } from '@daykeep/rules/test-kit'
import type { PartyScene } from './it-refuses-together.ts'
import { patchUser } from './documents/patch-user.ts'
import { putDocuments } from './documents/put-documents.ts'
import { uuidOf } from './uuid-of.ts'

export const SQUARE = uuidOf<GroupId>('square')

/** The leader is in a public guild, which they lead. */
export const onSquare = async ({ server, leader }: PartyScene): Promise<void> => {
  const square = aGroup('square', {
    type: 'guild',
    privacy: 'public',
    leader: asKey<UserId>(leader.id),
    memberCount: 1,
  })
  await putDocuments(server, { groups: [{ ...square, _id: SQUARE }] })
  await patchUser(server, leader, (user) => ({ ...user, guilds: [SQUARE] }))
}
