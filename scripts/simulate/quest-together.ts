import * as E from 'fp-ts/lib/Either.js'
import { commands } from '@daykeep/rules/commands'
import type { Quest } from '@daykeep/rules/catalogue'
import { EMPTY_DOCUMENTS } from '@daykeep/rules/documents'
import { executeShared } from '@daykeep/rules/execute'
import type { Seed } from '@daykeep/rules/kernel'
import type { Group, QuestEffort } from '@daykeep/rules/model'
import { scrollsOf, timesDone } from '@daykeep/rules/quests'
import type { SharedCommand } from '@daykeep/rules/shared-command'
import { sharedCommands } from '@daykeep/rules/shared-commands'
import { questsToDoFirst } from '@daykeep/rules/shops'
import { become, dispatch, type Hero } from './hero.ts'
import { noteEvents } from './player-record.ts'
import { reviveIfDead } from './play-day.ts'

/** A party of the simulation; `began`: the day on which its quest began. Decisions of the rules alone change `group`. */
export type Fellowship = { readonly heroes: ReadonlyArray<Hero>; group: Group; began: number }

/** A member's finished day counts for the quest of all; whom the boss fells, revives. */
export const handIn = (fellowship: Fellowship, hero: Hero, effort: QuestEffort): void => {
  const { user } = hero
  const { group } = fellowship
  const { active, key } = group.quest
  if (!active || !key) return
  decide(fellowship, hero, {
    command: sharedCommands.resolveDay,
    params: { effort },
    seed: `${user._id}/${user.turn}/quest`,
  })
  if (fellowship.group.quest.key) return
  const owner = fellowship.heroes.find((each) => each.user._id === group.quest.leader) ?? hero
  owner.life.quests.push({ quest: key, days: hero.day - fellowship.began })
}

const seedOfPlan = ({ user, day }: Hero): Seed => `${user._id}/${user.turn}/${day}`

/** Says yes to a quest, or proposes one when there is none. */
export const plan = (fellowship: Fellowship, hero: Hero): void => {
  const { user } = hero
  const { group } = fellowship
  const { quest } = group
  if (quest.key && !quest.active && user.party.quest.RSVPNeeded)
    decide(fellowship, hero, {
      command: sharedCommands.acceptQuest,
      params: { group: group._id },
      seed: seedOfPlan(hero),
    })
  if (!quest.key) propose(fellowship, hero)
  if (fellowship.group.quest.active && !quest.active) fellowship.began = hero.day
}

const propose = (fellowship: Fellowship, hero: Hero): void => {
  const quest = ownedQuest(hero) ?? boughtQuest(hero)
  if (quest === undefined) return
  decide(fellowship, hero, {
    command: sharedCommands.inviteToQuest,
    params: { group: fellowship.group._id, quest: quest.key },
    seed: seedOfPlan(hero),
  })
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
  if (best === undefined || dispatch(hero, commands.buyQuest, { key: best.key }) === undefined) return undefined
  return best
}

type Decision<Params> = {
  readonly command: SharedCommand<Params>
  readonly params: Params
  readonly seed: Seed
}

/** Executes a shared command of one of them on the documents of all. */
const decide = <Params>(fellowship: Fellowship, actor: Hero, { command, params, seed }: Decision<Params>): void => {
  const { heroes, group } = fellowship
  const users = Object.fromEntries(heroes.map(({ user }) => [user._id, user]))
  const documents = { ...EMPTY_DOCUMENTS, users, groups: { [group._id]: group } }
  const input = { params, actorId: actor.user._id, at: actor.at, seed }
  const result = executeShared(actor.catalogue)(command, input)(documents)
  if (E.isLeft(result)) {
    actor.life.refused[result.left.key] = (actor.life.refused[result.left.key] ?? 0) + 1
    return
  }
  const { state, events } = result.right
  fellowship.group = state.groups[group._id] ?? group
  for (const hero of heroes) {
    const { _id } = hero.user
    become(hero, state.users[_id] ?? hero.user)
    noteEvents(
      hero.life,
      events.flatMap(({ to, event }) => (to === _id ? [event] : [])),
      actor.day,
    )
    reviveIfDead(hero)
  }
}
