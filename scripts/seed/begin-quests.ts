import type { Catalogue, Quest } from '@daykeep/rules/catalogue'
import { DAY, HOUR, type Instant } from '@daykeep/rules/kernel'
import { type Group, type User, withItems } from '@daykeep/rules/model'
import { sharedCommands } from '@daykeep/rules/shared-commands'
import type { World } from './world.ts'

/** `now`: when the world is visited first. */
type QuestsInput = { readonly catalogue: Catalogue; readonly now: Instant }

/** How far the quest of a party is. Of each kind of quest that a party can be in the middle of there is one. */
const STAGES = [
  { stage: 'asked', wants: ({ objective }: Quest) => objective.type === 'boss' && objective.rage === undefined },
  { stage: 'fought', wants: ({ objective }: Quest) => objective.type === 'boss' && objective.rage === undefined },
  {
    stage: 'fought',
    wants: ({ objective }: Quest) => objective.type === 'boss' && objective.rage?.effect !== undefined,
  },
  { stage: 'fought', wants: ({ objective }: Quest) => objective.type === 'collect' },
] as const

/** What each participant did in a day: a tenth of a boss or a few finds, and a daily or two undone. */
const effortFor = ({ objective }: Quest) => ({
  up: objective.type === 'boss' ? objective.hp / 10 : 0,
  down: 1.5,
  collectedItems: 2,
})

/** Parties of two and more are on quests of all kinds, one after the other; every fifth rests between two quests. */
export const beginQuests = (world: World, input: QuestsInput): void => {
  const parties = Object.values(world.documents().groups).filter(
    ({ type, memberCount }) => type === 'party' && memberCount > 1,
  )
  for (const [place, party] of parties.entries()) {
    const stage = STAGES[place % (STAGES.length + 1)]
    const quest = stage && easiest(input, stage.wants)
    if (stage !== undefined && quest !== undefined) beginQuest(world, input, { party, quest, stage: stage.stage })
  }
}

const easiest = ({ catalogue }: QuestsInput, wants: (quest: Quest) => boolean): Quest | undefined =>
  Object.values(catalogue.quests)
    .filter((quest) => quest.category !== 'world' && quest.level === undefined && wants(quest))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))[0]

type Beginning = { readonly party: Group; readonly quest: Quest; readonly stage: 'asked' | 'fought' }

const beginQuest = (
  world: World,
  { now }: QuestsInput,
  { party, quest: { key, ...quest }, stage }: Beginning,
): void => {
  const group = party._id
  const members = world.users().filter((user) => user.party._id === group)
  const leader = members.find(({ _id }) => _id === party.leader)
  const [last] = members.filter((member) => member !== leader).toReversed()
  if (leader === undefined || last === undefined) return
  if (party.quest.key)
    world.act(
      leader,
      party.quest.active ? sharedCommands.abortQuest : sharedCommands.cancelQuest,
      { group },
      now - 4 * DAY,
    )
  const owner = world.change(leader, withScroll(key))
  world.act(owner, sharedCommands.inviteToQuest, { group, quest: key }, now - 3 * DAY)
  for (const member of members)
    if (member !== leader && (member !== last || stage === 'fought'))
      world.act(member, sharedCommands.acceptQuest, { group }, now - 3 * DAY + HOUR)
  if (stage === 'asked') return
  for (const member of members)
    world.act(member, sharedCommands.resolveDay, { effort: effortFor({ key, ...quest }) }, now - 2 * DAY)
}

const withScroll =
  (key: Quest['key']) =>
  (user: User): User =>
    withItems(user, { quests: { ...user.items.quests, [key]: (user.items.quests[key] ?? 0) + 1 } })
