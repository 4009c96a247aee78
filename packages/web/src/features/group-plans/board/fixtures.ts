import { toIso } from '@daykeep/rules/kernel'
import type { SharedTask, User } from '@daykeep/rules/model'
import { aShared } from '@daykeep/rules/test-kit/groups/people'
import type { People } from './people.ts'

export const somePeople = (user: User, manages: boolean): People => ({
  readerId: user._id,
  manages,
  members: [
    { id: user._id, name: 'Maren', username: 'maren' },
    { id: 'nia', name: 'Nia', username: 'nia' },
    { id: 'long', name: 'Donaudampfschifffahrtsgesellschaftskapitän', username: undefined },
  ],
})

/** A board in every state that its cards have, a day's work old. */
export const someTasks = (user: User, now: number): ReadonlyArray<SharedTask> => {
  const hour = 3_600_000
  const at = (hours: number) => toIso(now - hours * hour)
  const assignment = { assignedDate: at(30), assignedUsername: 'x', assigningUsername: 'maren', completed: false }
  const on = (group: Partial<SharedTask['group']>): SharedTask['group'] => ({
    id: 'group',
    assignedUsers: [],
    completedBy: {},
    ...group,
  })
  const { _id: me } = user
  return [
    aShared.todo('open', { text: 'Water the plants', group: on({}) }),
    aShared.todo('mine', {
      text: 'Write the minutes',
      group: on({ assignedUsers: [me], assignedUsersDetail: { [me]: assignment } }),
    }),
    aShared.todo('both', {
      text: 'Tidy the hall',
      group: on({
        assignedUsers: [me, 'nia', 'long'],
        assignedUsersDetail: {
          [me]: assignment,
          nia: { ...assignment, completed: true, completedDate: at(2) },
          long: assignment,
        },
        log: [{ act: 'done', userId: 'nia', date: at(2) }],
      }),
    }),
    aShared.todo('theirs', {
      text: 'Order coffee, and everything else that the kitchen has run out of since the last time somebody looked',
      group: on({ assignedUsers: ['long'], assignedUsersDetail: { long: assignment } }),
    }),
    aShared.todo('waits', {
      text: 'Paint the fence',
      group: on({
        managerNotes: 'Two coats, please.',
        approval: {
          required: true,
          requests: {
            nia: { requested: true, approved: false, requestedDate: at(1) },
            [me]: { requested: true, approved: false, requestedDate: at(1) },
          },
        },
        log: [
          { act: 'requested', userId: 'nia', date: at(5) },
          { act: 'sentBack', userId: 'nia', date: at(4), by: me },
          { act: 'requested', userId: 'nia', date: at(1) },
        ],
      }),
    }),
    aShared.daily('done', {
      text: 'Take out the paper',
      completed: true,
      streak: 4,
      group: on({ completedBy: { userId: 'nia', date: at(3) }, log: [{ act: 'done', userId: 'nia', date: at(3) }] }),
    }),
    aShared.habit('habit', { text: 'Thank somebody', group: on({}) }),
  ]
}
