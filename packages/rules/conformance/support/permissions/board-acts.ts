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
import { authorizeTaskAction } from '../../../src/permissions/index.ts'
import { requireActor } from '../../../src/documents/index.ts'
import { aShared, documentsWith, idOf, onBoardOf } from '../../../test-kit/index.ts'
import { guild, membersBy, outsiders, staff } from './people.ts'
import { type Acts, context } from './world.ts'

const DOER = 'assignedOrCompleter'
const completedBy = { userId: idOf(DOER), date: toIso(context.now) }
const checklist = [{ id: 'item', text: 'First', completed: false }]

const tasks: ReadonlyArray<SharedTask> = [
  aShared.todo('free', { group: onBoardOf('guild'), checklist }),
  aShared.daily('daily', { group: onBoardOf('guild') }),
  aShared.todo('assigned', { group: onBoardOf('guild', { [DOER]: false }) }),
  aShared.todo('done', { group: onBoardOf('guild', {}, { completedBy }), completed: true }),
  aShared.todo('givenDone', { group: onBoardOf('guild', { [DOER]: true }), completed: true }),
]

const documents = documentsWith({
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

const scoring = (name: string, direction: 'up' | 'down') => (actorId: string) =>
  scoreBoardTask(context)({ actorId, ...ofTask(name), direction })(documents)
const assigning = (user: string) => (actorId: string) =>
  assign(context)({ actorId, ...free, users: [idOf(user)] })(documents)
const sendingBack = (name: string) => (actorId: string) =>
  needsWork(context)({ actorId, ...ofTask(name), user: idOf(DOER) })(documents)

/** What is done with the board of a guild. */
export const boardActs: Acts = {
  'read unassigned task': (actorId) =>
    authorizeTaskAction('read', {
      actor: requireActor(documents, actorId),
      task: tasks[0],
      group: guild,
      now: context.now,
    }),
  'edit task': (actorId) => updateBoardTask(context)({ actorId, ...free, changes: { text: 'Other' } })(documents),
  'edit collapseChecklist only': (actorId) =>
    updateBoardTask(context)({ actorId, ...free, changes: { collapseChecklist: true } })(documents),
  'delete unassigned task': (actorId) => deleteBoardTask(context)({ actorId, ...free })(documents),
  'delete assigned task': (actorId) => deleteBoardTask(context)({ actorId, ...ofTask('assigned') })(documents),
  'score unassigned daily up': scoring('daily', 'up'),
  'score assigned todo up': scoring('assigned', 'up'),
  'untick todo completed by somebody': scoring('done', 'down'),
  'untick assigned completed todo': scoring('givenDone', 'down'),
  'untick a todo that is not completed': scoring('free', 'down'),
  assign: assigning('member'),
  'assign to an outsider': assigning('stranger'),
  unassign: (actorId) => unassign(context)({ actorId, ...ofTask('assigned'), user: idOf(DOER) })(documents),
  'needs work, completer': sendingBack('done'),
  'needs work, assigned and completed': sendingBack('givenDone'),
  'needs work, not completed': sendingBack('assigned'),
  move: (actorId) => moveBoardTask(context)({ actorId, ...free, position: 0 })(documents),
  'score checklist item': (actorId) => scoreBoardItem(context)({ actorId, ...item })(documents),
  'add checklist item': (actorId) => addBoardItem(context)({ actorId, ...free, text: 'Next' })(documents),
  'edit checklist item': (actorId) => updateBoardItem(context)({ actorId, ...item, text: 'Other' })(documents),
  'delete checklist item': (actorId) => deleteBoardItem(context)({ actorId, ...item })(documents),
}
