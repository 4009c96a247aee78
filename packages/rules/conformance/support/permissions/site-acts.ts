import { sendGems } from '../../../src/gifts/index.ts'
import { createGroup } from '../../../src/groups/index.ts'
import { sendPrivateMessage } from '../../../src/private-messages/index.ts'
import { seekersFor } from '../../../src/invitations/index.ts'
import { authorizeSiteAction, type SiteAction } from '../../../src/permissions/index.ts'
import { clearProfileFlags, flagProfile } from '../../../src/reports/index.ts'
import { requireActor } from '../../../src/documents/index.ts'
import { aGroup, aPerson, documentsWith, idOf } from '../../../test-kit/index.ts'
import { membersBy, outsiders, staff } from './people.ts'
import { type Acts, context } from './world.ts'

const documents = documentsWith({
  users: [
    ...membersBy(['user', 'muted', 'partyLeader'], { party: { _id: idOf('party') } }),
    aPerson('noParty', { balance: 5 }),
    ...staff,
    ...outsiders,
  ],
  groups: [aGroup('party', { leader: idOf('partyLeader'), memberCount: 3 })],
})

const deciding = (action: SiteAction) => (actorId: string) =>
  authorizeSiteAction(action, requireActor(documents, actorId))
const other = { to: idOf('stranger') }
const giving =
  (gems: number, to: string = other.to) =>
  (actorId: string) =>
    sendGems(context)({ actorId, to, gems })(documents)
const founding = (type: 'party' | 'guild', privacy: 'private' | 'public') => (actorId: string) =>
  createGroup(context)({ actorId, group: { type, privacy, name: 'The Lamps' } })(documents)

/** What is done on the site at large. */
export const siteActs: Acts = {
  'hall hero read': deciding('readHero'),
  'hall hero write': deciding('writeHero'),
  'hall party': deciding('readHeroParty'),
  'hall group plans': deciding('readHeroGroupPlans'),
  'admin search': deciding('searchPlayers'),
  'admin user history': deciding('readPlayerHistory'),
  'admin group': deciding('readAnyGroup'),
  'list blockers': deciding('readBlockers'),
  'create blocker': deciding('writeBlockers'),
  'member purchase history': deciding('readPurchaseHistory'),
  'create news': deciding('writeNews'),
  'generate coupons': deciding('generateCoupons'),
  'flag profile': (actorId) => flagProfile(context)({ actorId, member: idOf('stranger') })(documents),
  'clear profile flags': (actorId) => clearProfileFlags(context)({ actorId, member: idOf('stranger') })(documents),
  'create guild': founding('guild', 'private'),
  'create party': founding('party', 'private'),
  'create public party': founding('party', 'public'),
  'looking for party list': (actorId) => seekersFor(context)({ actorId })(documents),
  'send private message': (actorId) =>
    sendPrivateMessage(context)({ actorId, ...other, text: 'Good morning' })(documents),
  'send gems': giving(1),
  'send more gems than owned': giving(1000),
  'send gems to oneself': (actorId) => giving(1, actorId)(actorId),
}
