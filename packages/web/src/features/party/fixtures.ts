import { EXAMPLE_AVATARS, NEWCOMER } from '../../art/index.ts'
import type { PartyMember, PartyModel, QuestPanelModel } from './party-model.ts'

/** 26 November 2026, 14:00 UTC. */
export const PARTY_NOW = Date.UTC(2026, 10, 26, 14)

const HOUR = 3_600_000
const avatars = Object.values(EXAMPLE_AVATARS)

const aMember = (at: number, changes: Partial<PartyMember>): PartyMember => ({
  id: `member-${at}`,
  name: 'Maren Holt',
  username: 'maren',
  avatar: avatars[at % avatars.length] ?? NEWCOMER,
  level: 27,
  class: 'wizard',
  health: { value: 38, max: 50 },
  isLeader: false,
  isManager: false,
  isReader: false,
  lastSeen: PARTY_NOW - 2 * HOUR,
  effort: { damage: 14.25, items: 0 },
  ...changes,
})

export const SOME_PARTY: PartyModel = {
  id: 'party-1',
  name: 'The early lanterns',
  summary: 'Up before the sun.',
  description: 'We start **together** at six.',
  leader: { id: 'member-0', name: 'Maren Holt' },
  members: [
    aMember(0, { isLeader: true, isReader: true }),
    aMember(1, { name: 'Ole', username: undefined, level: 12, class: undefined, health: { value: 50, max: 50 } }),
    aMember(2, { name: 'Maximiliane Wolkenschieber von Hohenfels', class: 'healer', health: { value: 3, max: 50 } }),
    aMember(3, { name: 'Nia', lastSeen: PARTY_NOW - 50 * HOUR, effort: undefined }),
  ],
  mayEdit: true,
  readerLeads: true,
  hasPlan: false,
  leaderOnlyChallenges: false,
}

const participants = SOME_PARTY.members.map(({ id, name, avatar }, at) => ({
  id,
  name,
  avatar,
  answer: (['accepted', 'accepted', 'declined', 'waiting'] as const)[at] ?? 'waiting',
  invitedAt: at === 3 ? PARTY_NOW - 50 * 60 * 60 * 1000 : undefined,
  ownsQuest: at === 0,
}))

const HEAD = {
  key: 'dilatoryDistress2',
  name: 'Under the bay, part 2: Angry waves',
  boss: { name: 'The Rattling Tide', art: { species: 'Seahorse', wears: ['eyepatch'] } },
  owner: { id: 'member-0', name: 'Maren Holt' },
  participants,
  leads: true,
  isOwner: true,
}

export const INVITED: Extract<QuestPanelModel, { readonly type: 'invited' }> = {
  ...HEAD,
  type: 'invited',
  answer: 'waiting',
  accepted: 2,
  startsAt: undefined,
}

export const SCHEDULED: QuestPanelModel = { ...INVITED, startsAt: PARTY_NOW + 22 * 60 * 60 * 1000 }

export const BOSS: Extract<QuestPanelModel, { readonly type: 'boss' }> = {
  ...HEAD,
  type: 'boss',
  takesPart: true,
  health: { value: 312, max: 500 },
  strength: 1.5,
  pending: 14.25,
  rage: { value: 30, max: 50, effect: 'The tide turns, and the bones climb back onto one another.' },
}

export const COLLECT: QuestPanelModel = {
  ...HEAD,
  type: 'collect',
  boss: undefined,
  name: 'Ore and omens',
  takesPart: true,
  items: [
    { key: 'silverIngot', name: 'Silver ingots', art: { template: 'ingot', palette: 'steel' }, found: 12, wanted: 20 },
    {
      key: 'moonRune',
      name: 'Moon runes',
      art: { template: 'rune', palette: 'night', motif: 'moon' },
      found: 15,
      wanted: 15,
    },
  ],
  pending: 2,
}
