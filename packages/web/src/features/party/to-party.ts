import type { Member, WireGroup } from '@daykeep/api/contract'
import type { Catalogue } from '@daykeep/rules/catalogue'
import { MAX_HEALTH } from '@daykeep/rules/stats'
import { toAvatarArt } from '../../art/index.ts'
import { toLooks } from '../people/index.ts'
import type { PartyMember, PartyModel } from './party-model.ts'

/** The party as one of its members sees it: the leader first, then by level. docs/reference/screens.md 6.1. */
export const toParty = (
  catalogue: Catalogue,
  group: WireGroup,
  members: ReadonlyArray<Member>,
  readerId: string,
  mayAdministrate: boolean,
): PartyModel => {
  const leaderId = group.leader._id
  const runs = group.quest.active
  const answers: Readonly<Record<string, boolean | null>> = group.quest.members
  return {
    id: group._id,
    name: group.name,
    summary: group.summary,
    description: group.description ?? '',
    leader: { id: leaderId, name: group.leader.profile.name },
    members: members
      .map((member) => ({
        ...toPartyMember(catalogue, member, readerId),
        isLeader: member._id === leaderId,
        isManager: group.managers[member._id] === true,
        effort: runs && answers[member._id] === true ? effortOf(member.party) : undefined,
      }))
      .toSorted((a, b) => Number(b.isLeader) - Number(a.isLeader) || b.level - a.level || a.name.localeCompare(b.name)),
    mayEdit: leaderId === readerId || mayAdministrate,
    readerLeads: leaderId === readerId,
    hasPlan: group.purchased.active === true,
    leaderOnlyChallenges: group.leaderOnly.challenges,
  }
}

/** What a member's own documents tell of them, whatever the party. */
export const toPartyMember = (
  catalogue: Catalogue,
  { _id, auth, flags, items, preferences, profile, stats }: Member,
  readerId: string,
): Omit<PartyMember, 'isLeader' | 'isManager' | 'effort'> => ({
  id: _id,
  name: profile.name,
  username: auth.local.username ?? undefined,
  avatar: toAvatarArt(toLooks({ preferences, items, stats }), catalogue),
  level: stats.lvl,
  class: flags.classSelected && preferences['disableClasses'] !== true ? stats.class : undefined,
  health: { value: Math.ceil(stats.hp), max: stats.maxHealth ?? MAX_HEALTH },
  isReader: _id === readerId,
  lastSeen: Date.parse(auth.timestamps.loggedin),
})

/** A profile leaves out what is empty. docs/reference/api.md 3.8. */
const effortOf = (party: Member['party']): PartyMember['effort'] => {
  const {
    quest,
  }: { readonly quest?: { readonly progress?: { readonly up?: number; readonly collectedItems?: number } } } = party
  return { damage: quest?.progress?.up ?? 0, items: quest?.progress?.collectedItems ?? 0 }
}
