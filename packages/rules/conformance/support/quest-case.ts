import type { Documents, SharedEvent } from '../../src/documents/index.ts'
import type { Throws } from '../../src/kernel/index.ts'
import {
  asKey,
  type Group,
  type GroupId,
  type PartyQuest,
  type QuestKey,
  type User,
  type UserId,
} from '../../src/model/index.ts'
import { notificationOf } from '../../src/notifications/index.ts'
import { aGroup, aUser, documentsWith, eventsOf } from '../../test-kit/index.ts'
import { changedPaths, disagreements, leaves, withPaths } from './paths.ts'
import type { Paths } from './settled-player.ts'

type CaseMember = {
  readonly on?: boolean | null | 'absent'
  readonly party?: boolean
  readonly pendingUp?: number
} & Paths

/** A case of the quest topics. How to read them: packages/rules/conformance/README.md and the `fields` of each file. */
export type QuestCase = {
  readonly quest: string
  readonly progress: {
    readonly hp?: number
    readonly rage?: number
    readonly collect?: Readonly<Record<string, number>>
  }
  readonly extra?: PartyQuest['extra']
  readonly leader?: number
  readonly active?: boolean
  readonly throws?: { readonly shuffle?: ReadonlyArray<number> }
  readonly users: ReadonlyArray<CaseMember>
  readonly cron: {
    readonly user?: number
    readonly progress: { readonly up: number; readonly down: number; readonly collectedItems: number }
  }
  readonly changed: Paths
  readonly chat: ReadonlyArray<unknown>
}

const PARTY = asKey<GroupId>('party')

/** The party among the documents. */
export const partyIn = ({ groups }: Documents): Group => {
  const party = groups[PARTY]
  if (party === undefined) throw new Error('there is no party')
  return party
}

export const idOf = (index: number): UserId => asKey(`id-${index}`)

/** A member of the party, level 100 and nothing left to come by itself; what a case names is laid over it. */
export const memberOf = (caseMember: CaseMember, index: number, stats: Paths = {}): User => {
  const { on: _on, party: _party, pendingUp = 0, ...documents } = caseMember
  const settled = withPaths(aUser(), {
    _id: idOf(index),
    'profile.name': `user${index + 1}`,
    'stats.lvl': 100,
    'stats.mp': 30,
    ...Object.fromEntries(Object.entries(stats).map(([name, value]) => [`stats.${name}`, value])),
    'flags.itemsEnabled': true,
    'flags.customizationsNotification': true,
    'flags.rebirthEnabled': true,
    'flags.levelDrops': { vice1: true, atom1: true, moonstone1: true, goldenknight1: true },
    'flags.classSelected': true,
    'achievements.completedTask': true,
    'items.gear.owned': {},
    'items.quests': {},
    'party.quest.progress.up': pendingUp,
  })
  return withPaths(settled, Object.fromEntries(leaves(documents)))
}

const answerOf = ({ on = true, party = true }: CaseMember): boolean | null | undefined =>
  on === 'absent' || !party ? undefined : on

/** The party of a case, its quest on its way. */
export const partyOf = ({ quest: key, progress, leader = 0, active = true, users }: QuestCase): Documents => {
  const answers = users.map((caseMember, index) => [idOf(index), answerOf(caseMember)] as const)
  const members = users.flatMap((caseMember, index) => {
    if (caseMember.party === false) return []
    const own = answerOf(caseMember) === true ? { 'party.quest.key': key } : {}
    return [withPaths(memberOf(caseMember, index), { ...own, 'party._id': PARTY })]
  })
  const quest = {
    key: asKey<QuestKey>(key),
    active,
    leader: idOf(leader),
    members: Object.fromEntries(answers.filter(([, answer]) => answer !== undefined)) as PartyQuest['members'],
    progress: { collect: {}, ...progress },
  }
  return documentsWith({ users: members, groups: [{ ...aGroup('party', { _id: PARTY, leader: idOf(0) }), quest }] })
}

/** Draws of the shuffle as named throws; a short list begins anew. */
export const throwsOfShuffle = ({ throws }: QuestCase, draws = 200): Throws => {
  const list = throws?.shuffle ?? []
  if (list.length === 0) return {}
  return Object.fromEntries(
    Array.from({ length: draws }, (_, draw) => [`quest.collect/${draw}`, list[draw % list.length]!]),
  )
}

const COMPARED = /^(stats\.(hp|mp|gp|exp|lvl|points)|party\.quest|items|achievements)(\.|$)/

/** What differs in a member afterwards, as a case tells it. */
export const changedInMember = (before: User, after: User, events: ReadonlyArray<SharedEvent>): Paths => {
  const paths = Object.entries(changedPaths(before, after)).filter(([path]) => COMPARED.test(path))
  const unpinned = before.pinnedItems.filter((pin) => !after.pinnedItems.includes(pin)).map(({ path }) => path)
  const series = eventsOf(events, before._id).flatMap((event) => {
    const note = notificationOf(event)
    return note?.type === 'ACHIEVEMENT_QUESTS' ? [note.data.achievement] : []
  })
  return {
    ...Object.fromEntries(paths),
    ...(unpinned.length === 0 ? {} : { unpinned }),
    ...(series.length === 0 ? {} : { questAchievements: series }),
  }
}

/** What differs in the quest, as a case tells it. */
export const changedInQuest = (before: PartyQuest, after: PartyQuest): Paths =>
  after.key ? prefixed('quest', changedPaths(before, after)) : { quest: 'cleared' }

export const prefixed = (prefix: string, paths: Paths): Paths =>
  Object.fromEntries(Object.entries(paths).map(([path, value]) => [`${prefix}.${path}`, value]))

/** Lines of disagreement between what was answered and what the case says. */
export const questFaults = (
  changed: Paths,
  chat: ReadonlyArray<unknown>,
  testCase: QuestCase,
): ReadonlyArray<string> => [
  ...disagreements(changed, testCase.changed),
  ...(JSON.stringify(sorted(chat)) === JSON.stringify(sorted(testCase.chat))
    ? []
    : [`chat: expected ${JSON.stringify(testCase.chat)}, got ${JSON.stringify(chat)}`]),
]

/** The fields of a line have no order. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
