import type { Catalogue } from '@daykeep/rules/catalogue'
import { DAY, HOUR, type Instant, MINUTE, toIso } from '@daykeep/rules/kernel'
import { asKey, TAVERN, type User, type UserId } from '@daykeep/rules/model'
import { groupOf } from '@daykeep/rules/groups'
import { beginWorldQuest } from '@daykeep/rules/quests'
import type { StarterTexts } from '@daykeep/rules/registration'
import { sharedCommands } from '@daykeep/rules/shared-commands'
import * as E from 'fp-ts/lib/Either.js'
import { chanceOf } from '../simulate/chance.ts'
import { householdsOf } from '../simulate/households.ts'
import { playHousehold } from '../simulate/run-household.ts'
import { beginQuests } from './begin-quests.ts'
import { dress } from './dress.ts'
import { withName } from './names.ts'
import { openBoard } from './open-board.ts'
import { CHALLENGES, GERMAN_TALK, GUILDS, LETTERS, PARTIES, TALK } from './words.ts'
import { createWorld, type World } from './world.ts'

export type SeedInput = {
  readonly catalogue: Catalogue
  readonly texts: StarterTexts
  readonly players: number
  readonly seed: string
  /** When the world is visited first. */
  readonly now: Instant
}

/** Days of play of the youngest and the oldest households: most are young, and a few have levels near a hundred. */
const AGES = { youngest: 2, oldest: 1100 } as const

const PRIVILEGES = [
  'userSupport',
  'accessControl',
  'challengeAdmin',
  'moderator',
  'news',
  'coupons',
  'fullAccess',
] as const

/** A lively world by the rules of the game; the same input gives the same world. */
export const buildWorld = (input: SeedInput): World => {
  const world = createWorld(input.catalogue, input.seed)
  settlePlayers(world, input)
  appointStaff(world)
  beginQuests(world, input)
  openTavern(world, input)
  talkInParties(world, input)
  foundGuilds(world, input)
  runChallenges(world, input)
  openBoard(world, input.now)
  lookForParty(world, input)
  writeLetters(world, input)
  return world
}

/** Players play by themselves or in parties, each household for as long as it has been there. */
const settlePlayers = (world: World, { catalogue, texts, players, seed, now }: SeedInput): void => {
  const households = householdsOf(players)
  for (const [place, household] of households.entries()) {
    const share = households.length === 1 ? 1 : place / (households.length - 1)
    const days = Math.round(AGES.youngest * (AGES.oldest / AGES.youngest) ** share)
    const beginning = Math.floor(now / DAY) * DAY - days * DAY
    const { heroes, group } = playHousehold({ catalogue, seed, days, beginning, texts }, household)
    for (const hero of heroes) dress(hero, seed)
    const named = heroes.map((hero, at) => ({ ...hero, user: withName(hero.user, household.first + at) }))
    const name = PARTIES[place % PARTIES.length] ?? 'Friends'
    world.addHeroes(named, group === undefined ? undefined : { ...group, name, summary: name })
  }
}

/** One for each privilege, and one whose messages nobody sees. */
const appointStaff = (world: World): void => {
  const [muted, ...users] = world.users()
  for (const [place, privilege] of PRIVILEGES.entries()) {
    const user = users[place]
    if (user !== undefined)
      world.change(user, (each) => ({
        ...each,
        permissions: { [privilege]: true },
        contributor: { level: privilege === 'fullAccess' ? 9 : 8, text: 'Keeper' },
      }))
  }
  if (muted !== undefined) world.change(muted, (each) => ({ ...each, flags: { ...each.flags, chatShadowMuted: true } }))
}

/** Everybody is in the tavern, and a boss threatens the town. */
const openTavern = (world: World, { catalogue, seed, now }: SeedInput): void => {
  const about = { type: 'guild', privacy: 'public', name: 'Tavern', summary: 'Where everybody rests.' } as const
  const [keeper] = world.users().filter(({ permissions }) => permissions['fullAccess'] === true)
  const leader = keeper?._id ?? asKey<UserId>('nobody')
  const tavern = groupOf(about, { id: TAVERN, leader, bank: 0 })
  const boss = Object.values(catalogue.quests).find(({ category }) => category === 'world')
  const quest = boss === undefined ? E.left(undefined) : beginWorldQuest(catalogue, boss.key)
  world.put({ ...tavern, memberCount: 0, ...(E.isRight(quest) ? { quest: quest.right } : {}) })
  talk(world, { seed, group: TAVERN, members: world.users(), lines: 30, until: now - HOUR, pause: 3 * MINUTE })
}

const talkInParties = (world: World, { seed, now }: SeedInput): void => {
  for (const group of Object.values(world.documents().groups)) {
    if (group.type !== 'party') continue
    const members = world.users().filter(({ party }) => party._id === group._id)
    talk(world, { seed, group: group._id, members, lines: 12, until: now - 10 * MINUTE, pause: 20 * MINUTE })
  }
}

const foundGuilds = (world: World, { seed, now }: SeedInput): void => {
  const chance = chanceOf(`${seed}/guilds`)
  for (const [place, { name, summary, slug, topic, isGerman }] of GUILDS.entries()) {
    const leader = world.users()[place * 3 + 1]
    if (leader === undefined) return
    const rich = world.change(leader, (each) => ({ ...each, balance: each.balance + 3 }))
    const { _id } = world.act(
      rich,
      sharedCommands.createGroup,
      {
        group: {
          type: 'guild',
          privacy: 'public',
          name,
          summary,
          description: summary,
          categories: [{ slug, name: topic }],
        },
      },
      now - 40 * DAY,
    )
    for (const user of world.users())
      if (user._id !== leader._id && chance.happens(0.35))
        world.act(user, sharedCommands.joinGroup, { group: _id }, now - 30 * DAY)
    const members = world.users().filter(({ guilds }) => guilds.includes(_id))
    const texts = isGerman === true ? GERMAN_TALK : TALK
    talk(world, { seed, group: _id, members, lines: 20, until: now - 5 * MINUTE, pause: 47 * MINUTE, texts })
  }
}

/** One challenge a guild, of which the last has been won, and one for everybody. */
const runChallenges = (world: World, { seed, now }: SeedInput): void => {
  const chance = chanceOf(`${seed}/challenges`)
  const groups = Object.values(world.documents().groups)
  const guilds = groups.filter(({ _id, type }) => type === 'guild' && _id !== TAVERN)
  const tavern = groups.filter(({ _id }) => _id === TAVERN)
  for (const [place, { name, shortName, summary, task, isWon, isPublic }] of CHALLENGES.entries()) {
    const group = (isPublic ? tavern : guilds)[isPublic ? 0 : place]
    const leader = group === undefined ? undefined : world.documents().users[group.leader]
    if (group === undefined || leader === undefined) return
    const rich = world.change(leader, (each) => ({ ...each, balance: each.balance + 1 }))
    const categories = isPublic ? [{ slug: 'health_fitness', name: 'Health and fitness' }] : group.categories
    const challenge = { group: group._id, name, shortName, summary, description: summary, prize: 4, categories }
    const { _id } = world.act(rich, sharedCommands.createChallenge, { challenge }, now - 20 * DAY)
    const tasks = [{ type: 'daily', text: task }] as const
    world.act(leader, sharedCommands.addChallengeTasks, { challenge: _id, tasks }, now - 20 * DAY)
    const joined = world
      .users()
      .filter((user) => (isPublic || user.guilds.includes(group._id)) && chance.happens(isPublic ? 0.2 : 0.5))
    for (const user of joined) world.act(user, sharedCommands.joinChallenge, { challenge: _id }, now - 19 * DAY)
    const [winner] = joined
    if (isWon && winner !== undefined)
      world.act(leader, sharedCommands.selectWinner, { challenge: _id, winner: winner._id }, now - DAY)
  }
}

/** Some who play alone would like not to. */
const lookForParty = (world: World, { now }: SeedInput): void => {
  const alone = world.users().filter(({ party }) => party._id === undefined)
  for (const [place, user] of alone.entries())
    if (place % 9 === 4)
      world.change(user, (each) => ({ ...each, party: { ...each.party, seeking: toIso(now - place * HOUR) } }))
}

const writeLetters = (world: World, { seed, now }: SeedInput): void => {
  const chance = chanceOf(`${seed}/letters`)
  const users = world.users()
  for (const [place, from] of users.entries()) {
    const to = users[Math.floor(chance.next() * users.length)]
    if (to === undefined || to._id === from._id || place % 4 !== 0) continue
    for (const [line, text] of LETTERS.entries()) {
      const [writer, reader] = line % 2 === 0 ? [from, to] : [to, from]
      const at = now - 2 * DAY + (place * LETTERS.length + line) * MINUTE
      world.act(writer, sharedCommands.sendPrivateMessage, { to: reader._id, text }, at)
    }
  }
}

type Talk = {
  readonly seed: string
  readonly group: string
  readonly members: ReadonlyArray<User>
  readonly lines: number
  readonly until: Instant
  readonly pause: number
  readonly texts?: ReadonlyArray<string>
}

const talk = (world: World, { seed, group, members, lines, until, pause, texts = TALK }: Talk): void => {
  const chance = chanceOf(`${seed}/${group}`)
  for (let line = 0; line < lines; line += 1) {
    const member = members[Math.floor(chance.next() * members.length)]
    const text = texts[Math.floor(chance.next() * texts.length)]
    if (member === undefined || text === undefined) return
    world.act(member, sharedCommands.postMessage, { group, text }, until - (lines - line) * pause)
  }
}
