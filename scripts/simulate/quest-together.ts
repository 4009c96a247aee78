import * as E from 'fp-ts/lib/Either.js'
import { commands } from '../../packages/rules/src/commands.ts'
import type { Quest } from '../../packages/rules/src/content/index.ts'
import type { QuestEffort } from '../../packages/rules/src/day/index.ts'
import type { Answer, Outcome, RefusalKey } from '../../packages/rules/src/kernel/index.ts'
import {
  acceptQuest,
  inviteToQuest,
  type PartyState,
  type QuestParty,
  type QuestReport,
  resolveDay,
  scrollsOf,
  settleMembers,
  timesDone,
} from '../../packages/rules/src/quests/index.ts'
import { questsToDoFirst } from '../../packages/rules/src/shops/quest-for-sale.ts'
import { act, become, type Hero } from './hero.ts'
import { noteEvents } from './life.ts'
import { reviveIfDead } from './live-day.ts'

/** A party of the simulation; `began`: the day on which its quest began. Decisions of the rules alone change `group`. */
export type Fellowship = { readonly heroes: ReadonlyArray<Hero>; group: QuestParty; began: number }

/** A member's finished day counts for the quest of all; whom the boss fells, revives. */
export const handIn = (fellowship: Fellowship, hero: Hero, effort: QuestEffort): void => {
  const { catalogue, user } = hero
  const { group } = fellowship
  const { active, key } = group.quest
  if (!active || !key) return
  const seed = `${user._id}/${user.turn}/quest`
  decide(fellowship, hero, resolveDay({ catalogue, seed })({ by: user._id, effort }))
  if (fellowship.group.quest.key) return
  const owner = fellowship.heroes.find((each) => each.user._id === group.quest.leader) ?? hero
  owner.life.quests.push({ quest: key, days: hero.day - fellowship.began })
}

/** Says yes to a quest, or proposes one when there is none. */
export const plan = (fellowship: Fellowship, hero: Hero): void => {
  const { catalogue, user } = hero
  const { quest } = fellowship.group
  if (quest.key && !quest.active && user.party.quest.RSVPNeeded)
    decide(fellowship, hero, acceptQuest({ catalogue })({ by: user._id }))
  if (!quest.key) propose(fellowship, hero)
  if (fellowship.group.quest.active && !quest.active) fellowship.began = hero.day
}

const propose = (fellowship: Fellowship, hero: Hero): void => {
  const quest = ownedQuest(hero) ?? boughtQuest(hero)
  if (quest === undefined) return
  decide(fellowship, hero, inviteToQuest({ catalogue: hero.catalogue })({ by: hero.user._id, quest: quest.key }))
}

const ownedQuest = ({ catalogue, user }: Hero): Quest | undefined => {
  for (const key of Object.keys(user.items.quests)) {
    const quest: Quest | undefined = catalogue.quests[key as Quest['key']]
    if (quest !== undefined && scrollsOf(user, quest.key) > 0 && user.stats.lvl >= (quest.level ?? 0)) return quest
  }
  return undefined
}

/** The cheapest that they have not done, and may do, with some gold left. */
const boughtQuest = (hero: Hero): Quest | undefined => {
  const { user, catalogue } = hero
  let best: Quest | undefined
  for (const quest of Object.values<Quest>(catalogue.quests))
    if (
      quest.goldValue !== undefined &&
      quest.goldValue < (best?.goldValue ?? user.stats.gp) &&
      timesDone(user, quest.key) === 0 &&
      questsToDoFirst(quest, user).length === 0
    )
      best = quest
  if (best === undefined || act(hero, commands.buyQuest, { key: best.key }) === undefined) return undefined
  return best
}

type Decision = (state: PartyState) => Answer<RefusalKey, Outcome<PartyState, QuestReport>>

/** Decides over all of them, and lets follow what follows for each. */
const decide = (fellowship: Fellowship, by: Hero, decision: Decision): void => {
  const { heroes, group } = fellowship
  const members = Object.fromEntries(heroes.map(({ user }) => [user._id, user]))
  const answer = decision({ party: group, members })
  if (E.isLeft(answer)) {
    by.life.refused[answer.left.key] = (by.life.refused[answer.left.key] ?? 0) + 1
    return
  }
  const seed = `${by.user._id}/${by.user.turn}/${by.day}`
  const { party, members: after } = settleMembers(by.catalogue, (id) => `${seed}/${id}`)(answer.right)
  fellowship.group = party
  for (const hero of heroes) {
    const { _id } = hero.user
    become(hero, after[_id] ?? hero.user)
    noteEvents(hero.life, answer.right.report.told[_id] ?? [], by.day)
    reviveIfDead(hero)
  }
}
