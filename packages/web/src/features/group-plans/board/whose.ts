import type { SharedTask } from '@daykeep/rules/model'
import { partOf, type People } from './people.ts'

/** Whose tasks are shown: all, those of nobody in particular, or those of one member by id. */
export type Whose = 'all' | 'anyone' | (string & {})

export const isOf =
  (whose: Whose) =>
  ({ group }: SharedTask): boolean => {
    if (whose === 'all') return true
    return whose === 'anyone' ? group.assignedUsers.length === 0 : group.assignedUsers.includes(whose)
  }

/** What is on one member's hands. */
export type Workload = {
  readonly id: string
  readonly name: string
  readonly open: number
  readonly waits: number
  readonly done: number
}

/** What is assigned to each member, and how far they are; whoever has most to do first. */
export const workloads = (people: People, tasks: ReadonlyArray<SharedTask>): ReadonlyArray<Workload> =>
  people.members
    .map(({ id, name }) => {
      const parts = tasks.filter(isOf(id)).map((task) => partOf(task, id))
      const count = (...states: ReadonlyArray<string>) => parts.filter((part) => states.includes(part ?? '')).length
      return { id, name, open: count('open', 'approved'), waits: count('waits'), done: count('done') }
    })
    .toSorted((one, other) => other.open - one.open || one.name.localeCompare(other.name))
