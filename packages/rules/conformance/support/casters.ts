import { asKey, type Player, type Task, type User } from '../../src/model/index.ts'
import { aDaily, aHabit, aReward, aTodo, aUser, overlay } from '../../test-kit/index.ts'

export type Document = Readonly<Record<string, unknown>>

/** Ids of the persons and tasks of a case, by number. */
export const personId = (index: number): User['_id'] => asKey(`00000000-0000-4000-8000-0000000001${pad(index)}`)
export const taskId = (index: number): Task['_id'] => asKey(`00000000-0000-4000-8000-0000000002${pad(index)}`)

const pad = (index: number): string => String(index).padStart(2, '0')

const PARTY = '00000000-0000-4000-8000-000000000900'

/** Person number 0 casts; all are of one party unless they are alone. packages/rules/conformance/README.md. */
export const personOf = (document: Document, index: number, isInParty: boolean): User => {
  const settled = aUser({
    _id: personId(index),
    profile: { name: `user${index + 1}` },
    stats: { lvl: 1, hp: 50, mp: 10 },
    flags: { classSelected: true, itemsEnabled: true, customizationsNotification: true, rebirthEnabled: true },
    achievements: { completedTask: true },
    ...(isInParty ? { party: { _id: PARTY } } : {}),
  })
  const levelDrops = { vice1: true, atom1: true, moonstone1: true, goldenknight1: true }
  const calm = overlay<User>(settled, { flags: { levelDrops } })
  return overlay<User>(calm, document)
}

const MAKE = { habit: aHabit, daily: aDaily, todo: aTodo, reward: aReward } as const

/** A task of the caster's; `type` and whatever else the case tells. */
export const taskOf = (document: Document, index: number): Task => ({
  ...MAKE[document.type as Task['type']]({ _id: taskId(index), userId: personId(0), value: 0 }),
  ...document,
})

/** The caster with their tasks; each daily stands in the order unless the case says how many do. */
export const casterWith = (user: User, tasks: ReadonlyArray<Task>, dailies?: number): Player => {
  const ids = tasks.flatMap(({ type, _id }) => (type === 'daily' ? [_id] : []))
  const dailys = dailies === undefined ? ids : Array.from({ length: dailies }, (_, index) => taskId(index))
  return {
    user: { ...user, tasksOrder: { ...user.tasksOrder, dailys } },
    tasks: Object.fromEntries(tasks.map((task) => [task._id, task])),
  }
}
