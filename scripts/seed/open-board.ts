import type { Instant } from '@daykeep/rules/kernel'
import { DAY, HOUR } from '@daykeep/rules/kernel'
import { sharedCommands } from '@daykeep/rules/shared-commands'
import { BOARD } from './words.ts'
import type { World } from './world.ts'

/** The first party with a member to help has a plan, and work on its board: open, given to some, and done by one. */
export const openBoard = (world: World, now: Instant): void => {
  const party = Object.values(world.documents().groups).find(
    ({ type, memberCount }) => type === 'party' && memberCount > 1,
  )
  const leader = party === undefined ? undefined : world.documents().users[party.leader]
  if (party === undefined || leader === undefined) return
  const group = party._id
  world.act(leader, sharedCommands.startGroupPlan, { group, customer: 'seed', paymentMethod: 'Stripe' }, now - 10 * DAY)
  const tasks = BOARD.map(({ assigned: _share, ...task }) => task)
  const created = world.act(leader, sharedCommands.createBoardTasks, { group, tasks }, now - 9 * DAY)
  const members = world.users().filter((user) => user.party._id === group)
  for (const [place, { assigned }] of BOARD.entries()) {
    const [task, assignees] = [created[place], members.slice(0, assigned)]
    if (task === undefined || assignees.length === 0) continue
    const users = assignees.map(({ _id }) => _id)
    world.act(leader, sharedCommands.assign, { task: task._id, users }, now - 8 * DAY)
    if (assignees.length > 1)
      world.act(leader, sharedCommands.scoreBoardTask, { task: task._id, direction: 'up' }, now - HOUR)
  }
}
