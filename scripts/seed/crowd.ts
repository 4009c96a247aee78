import type { Documents } from '@daykeep/rules/documents'
import type { Group, Task, User } from '@daykeep/rules/model'
import { createHash } from 'node:crypto'
import { withName } from './names.ts'

/** A player of the crowd with their tasks, and with the party that they lead. */
export type CrowdPlayer = { readonly user: User; readonly tasks: ReadonlyArray<Task>; readonly party?: Group }

/** How often a group or a challenge was joined by the crowd. */
export type Joined = ReadonlyMap<string, number>

/**
 * Any number of players who are like those who have played, household by household, under names and ids of their own: to
 * play the days of a hundred thousand would take hours. `joined` is complete when all were read.
 */
export const crowdLike = (
  documents: Documents,
  { seed, from, size }: { readonly seed: string; readonly from: number; readonly size: number },
): { readonly players: Iterable<CrowdPlayer>; readonly joined: Joined } => {
  const joined = new Map<string, number>()
  const households = householdsIn(documents)
  const join = (id: string): void => {
    joined.set(id, (joined.get(id) ?? 0) + 1)
  }
  function* players(): Generator<CrowdPlayer> {
    for (let count = 0, copy = 0; count < size && households.length > 0; copy += 1) {
      const household = households[copy % households.length] ?? []
      if (household.length > size - count && household.length > 1) continue
      const newId = (id: string): string => uuidOf(`${seed}/${copy}/${id}`)
      for (const player of copyOf(household, newId)) {
        const user = asStranger(withName(player.user, from + count))
        for (const id of [...user.guilds, ...user.challenges]) join(id)
        count += 1
        yield { ...player, user }
      }
    }
  }
  return { players: players(), joined }
}

type Household = ReadonlyArray<CrowdPlayer>

/** Parties with all their members, and those who play alone. A group with a plan is billed, so there is one only. */
const householdsIn = ({ users, tasks, groups }: Documents): ReadonlyArray<Household> => {
  const tasksOf = Map.groupBy(Object.values<Task>(tasks), ({ userId }) => userId)
  const players = Object.values<User>(users).map((user): CrowdPlayer => {
    const party = user.party._id === undefined ? undefined : groups[user.party._id]
    const leads = party !== undefined && party.leader === user._id
    return { user, tasks: tasksOf.get(user._id) ?? [], ...(leads ? { party } : {}) }
  })
  const hasPlan = ({ user }: CrowdPlayer): boolean =>
    user.party._id !== undefined && groups[user.party._id]?.purchased.plan !== undefined
  const households = Map.groupBy(
    players.filter((player) => !hasPlan(player)),
    ({ user }) => user.party._id ?? user._id,
  )
  return [...households.values()]
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** A hash costs a hundredth of the rolls of `idFrom`, and there are millions of tasks. */
const uuidOf = (name: string): string => {
  const hex = createHash('sha256').update(name).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

/** The household with another id wherever one of its players, its tasks or its party is named. */
const copyOf = (household: Household, newId: (id: string) => string): Household => {
  const own = new Set<string>(
    household.flatMap(({ user, tasks, party }) => [user._id, ...tasks.map(({ _id }) => _id), party?._id ?? user._id]),
  )
  const text = JSON.stringify(household).replaceAll(UUID, (id) => (own.has(id) ? newId(id) : id))
  return JSON.parse(text) as Household
}

/** Without privileges, and without messages that were written to somebody else. */
const asStranger = (user: User): User => ({
  ...user,
  permissions: {},
  contributor: {},
  flags: { ...user.flags, chatShadowMuted: false },
  inbox: { ...user.inbox, newMessages: 0 },
  notifications: [],
})
