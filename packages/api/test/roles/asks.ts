import { asKey, type Group, type GroupId, type QuestKey, TAVERN, type UserId } from '@daykeep/rules/model'
import { patchGroup } from '../../test-kit/documents/patch-group.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { uuidOf } from '../../test-kit/uuid-of.ts'
import type { PersonName, Role } from './roles.ts'
import { GROUPS, type World } from './world.ts'

/** Who asks, and what is theirs. */
export type Me = {
  readonly world: World
  readonly role: Role
  readonly id: string
  readonly other: string
  /** The id of a thing of one's own, of that kind. */
  readonly own: (kind: string) => string
  readonly others: (kind: string) => string
}

/** One request of a call; `before`: what it needs. */
export type Ask = {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: string
  readonly body?: unknown
  readonly before?: () => Promise<unknown>
}

/** Requests of one call, by what they are about. */
export type Asks = Readonly<Record<string, (me: Me) => Ask>>

export const meIn = (world: World, role: Role): Me => {
  const id = world.idOf(role)
  const other = world.people.other.id
  return {
    world,
    role,
    id,
    other,
    own: (kind) => uuidOf(`${kind}/${id}`),
    others: (kind) => uuidOf(`${kind}/${other}`),
  }
}

/** About nobody but the caller. */
export const self = (ask: Ask = {}): Asks => ({ self: () => ask })

/** About a thing of the caller's and one of somebody else. */
export const ownAndOthers = (kind: string, ask: (id: string, me: Me) => Ask): Asks => ({
  own: (me) => ask(me.own(kind), me),
  "other's": (me) => ask(me.others(kind), me),
})

/** About the caller and about somebody else. */
export const meAndOther = (ask: (id: string, me: Me) => Ask): Asks => ({
  oneself: (me) => ask(me.id, me),
  other: (me) => ask(me.other, me),
})

const EVERY_GROUP = { ...GROUPS, tavern: TAVERN }
export type GroupName = keyof typeof EVERY_GROUP

/** The same in each kind of group. */
export const inGroups = (ask: (id: string, me: Me, name: GroupName) => Ask, ...names: readonly GroupName[]): Asks =>
  Object.fromEntries(
    (names.length === 0 ? (Object.keys(EVERY_GROUP) as GroupName[]) : names).map((name) => [
      name,
      (me: Me) => ask(EVERY_GROUP[name], me, name),
    ]),
  )

type QuestState = {
  readonly of: string
  readonly isActive: boolean
  readonly answers: Readonly<Record<string, boolean | null>>
}

/** The party has this quest. */
const withQuest =
  ({ world }: Me, { of, isActive, answers }: QuestState) =>
  async (): Promise<void> => {
    await patchGroup(world.server, GROUPS.party, (group) => ({
      ...group,
      quest: {
        key: asKey<QuestKey>('dustbunnies'),
        leader: asKey<UserId>(of),
        active: isActive,
        members: answers,
        progress: isActive ? { hp: 100, collect: {} } : { collect: {} },
        extra: {},
      },
    }))
  }

/** A quest that waits for answers, also the caller's. */
export const pending = (me: Me, of: string, mine: boolean | null): (() => Promise<void>) =>
  withQuest(me, {
    of,
    isActive: false,
    answers: { [of]: true, [me.other]: null, [me.world.people.leader.id]: null, [me.id]: mine },
  })

export const running = (me: Me, of: string): (() => Promise<void>) =>
  withQuest(me, { of, isActive: true, answers: { [of]: true, [me.other]: true, [me.id]: true } })

/** The caller is in no party and leads nothing, so that they may go where they are asked to. */
export const alone =
  ({ world, role }: Me) =>
  async (): Promise<void> => {
    if (role === 'visitor') return
    await patchUser(world.server, world.people[role], (user) => {
      const { _id: _left, ...party } = user.party
      return { ...user, party, guilds: [] }
    })
  }

export const inGroup =
  ({ world }: Me, id: string, change: (group: Group) => Group) =>
  (): Promise<void> =>
    patchGroup(world.server, asKey<GroupId>(id), change)

/** They pay for nothing. */
export const unsubscribed =
  ({ world }: Me, name: PersonName) =>
  (): Promise<void> =>
    patchUser(world.server, world.people[name], (user) => {
      const { customerId: _customer, planId: _plan, ...plan } = user.purchased.plan
      return { ...user, purchased: { ...user.purchased, plan } }
    })
