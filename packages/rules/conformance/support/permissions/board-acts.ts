import { toIso } from '../../../src/kernel/index.ts'
import type { SharedTask } from '../../../src/model/index.ts'
import {
  addBoardItem,
  assign,
  deleteBoardItem,
  deleteBoardTask,
  moveBoardTask,
  needsWork,
  scoreBoardItem,
  scoreBoardTask,
  unassign,
  updateBoardItem,
  updateBoardTask,
} from '../../../src/group-tasks/index.ts'
import { decideOnTask } from '../../../src/social/permissions/index.ts'
import { actorOf } from '../../../src/social/society/index.ts'
import { aShared, aSociety, idOf, onBoardOf } from '../../../test-kit/people.ts'
import { guild, membersBy, outsiders, staff } from './people.ts'
import { type Acts, world } from './world.ts'

const DOER = 'assignedOrCompleter'
const completedBy = { userId: idOf(DOER), date: toIso(world.now) }
const checklist = [{ id: 'item', text: 'First', completed: false }]

const tasks: ReadonlyArray<SharedTask> = [
  aShared.todo('free', { group: onBoardOf('guild'), checklist }),
  aShared.daily('daily', { group: onBoardOf('guild') }),
  aShared.todo('given', { group: onBoardOf('guild', { [DOER]: false }) }),
  aShared.todo('done', { group: onBoardOf('guild', {}, { completedBy }), completed: true }),
  aShared.todo('givenDone', { group: onBoardOf('guild', { [DOER]: true }), completed: true }),
]

const society = aSociety({
  users: [
    ...membersBy(['leader', 'manager', 'member', DOER], { guilds: [guild._id], stats: { lvl: 10, exp: 100, gp: 100 } }),
    ...staff,
    ...outsiders,
  ],
  groups: [guild],
  sharedTasks: tasks,
})

const ofTask = (name: string) => ({ task: idOf(name) })
const free = ofTask('free')
const item = { ...free, item: 'item' }

const scoring = (name: string, direction: 'up' | 'down') => (by: string) =>
  scoreBoardTask(world)({ by, ...ofTask(name), direction })(society)
const assigning = (user: string) => (by: string) => assign(world)({ by, ...free, users: [idOf(user)] })(society)
const sendingBack = (name: string) => (by: string) =>
  needsWork(world)({ by, ...ofTask(name), user: idOf(DOER) })(society)

/** What is done with the board of a guild. */
export const boardActs: Acts = {
  'read unassigned task': (by) =>
    decideOnTask('read', { actor: actorOf(society, by), task: tasks[0], group: guild, now: world.now }),
  'edit task': (by) => updateBoardTask(world)({ by, ...free, changes: { text: 'Other' } })(society),
  'edit collapseChecklist only': (by) =>
    updateBoardTask(world)({ by, ...free, changes: { collapseChecklist: true } })(society),
  'delete unassigned task': (by) => deleteBoardTask(world)({ by, ...free })(society),
  'delete assigned task': (by) => deleteBoardTask(world)({ by, ...ofTask('given') })(society),
  'score unassigned daily up': scoring('daily', 'up'),
  'score assigned todo up': scoring('given', 'up'),
  'untick todo completed by somebody': scoring('done', 'down'),
  'untick assigned completed todo': scoring('givenDone', 'down'),
  'untick a todo that is not completed': scoring('free', 'down'),
  assign: assigning('member'),
  'assign to an outsider': assigning('stranger'),
  unassign: (by) => unassign(world)({ by, ...ofTask('given'), user: idOf(DOER) })(society),
  'needs work, completer': sendingBack('done'),
  'needs work, assigned and completed': sendingBack('givenDone'),
  'needs work, not completed': sendingBack('given'),
  move: (by) => moveBoardTask(world)({ by, ...free, position: 0 })(society),
  'score checklist item': (by) => scoreBoardItem(world)({ by, ...item })(society),
  'add checklist item': (by) => addBoardItem(world)({ by, ...free, text: 'Next' })(society),
  'edit checklist item': (by) => updateBoardItem(world)({ by, ...item, text: 'Other' })(society),
  'delete checklist item': (by) => deleteBoardItem(world)({ by, ...item })(society),
}
