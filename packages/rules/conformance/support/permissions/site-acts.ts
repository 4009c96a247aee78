import { sendGems } from '../../../src/social/gifts/index.ts'
import { createGroup } from '../../../src/social/groups/index.ts'
import { sendLetter } from '../../../src/social/inbox/index.ts'
import { seekersFor } from '../../../src/social/invitations/index.ts'
import { decideOnSite, type SiteAction } from '../../../src/social/permissions/index.ts'
import { clearProfileFlags, flagProfile } from '../../../src/social/reports/index.ts'
import { actorOf } from '../../../src/social/society/index.ts'
import { aGroup, aPerson, aSociety, idOf } from '../../../test-kit/people.ts'
import { membersBy, outsiders, staff } from './people.ts'
import { type Acts, world } from './world.ts'

const society = aSociety({
  users: [
    ...membersBy(['user', 'muted', 'partyLeader'], { party: { _id: idOf('party') } }),
    aPerson('noParty', { balance: 5 }),
    ...staff,
    ...outsiders,
  ],
  groups: [aGroup('party', { leader: idOf('partyLeader'), memberCount: 3 })],
})

const deciding = (action: SiteAction) => (by: string) => decideOnSite(action, actorOf(society, by))
const other = { to: idOf('stranger') }
const giving =
  (gems: number, to: string = other.to) =>
  (by: string) =>
    sendGems(world)({ by, to, gems })(society)
const founding = (type: 'party' | 'guild', privacy: 'private' | 'public') => (by: string) =>
  createGroup(world)({ by, group: { type, privacy, name: 'The Lamps' } })(society)

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
  'flag profile': (by) => flagProfile(world)({ by, member: idOf('stranger') })(society),
  'clear profile flags': (by) => clearProfileFlags(world)({ by, member: idOf('stranger') })(society),
  'create guild': founding('guild', 'private'),
  'create party': founding('party', 'private'),
  'create public party': founding('party', 'public'),
  'looking for party list': (by) => seekersFor(world)({ by })(society),
  'send private message': (by) => sendLetter(world)({ by, ...other, text: 'Good morning' })(society),
  'send gems': giving(1),
  'send more gems than owned': giving(1000),
  'send gems to oneself': (by) => giving(1, by)(by),
}
