import * as t from 'io-ts'
import { uuid } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { Person, WireSharedTask } from '../shapes/index.ts'

const { get } = endpointsOf('boards')

const GroupId = t.type({ groupId: uuid('groupIdRequired') })

const Approval = t.type({
  _id: t.string,
  id: t.string,
  userId: Person,
  group: t.type({ id: t.string }),
  text: t.string,
})

/** docs/reference/api.md 2.7. */
export const boardPageEndpoints = {
  boardTasks: get('/tasks/group/:groupId', {
    auth: 'required',
    summary: 'The tasks of a group’s board',
    params: GroupId,
    query: t.partial({ type: t.string }),
    response: t.readonlyArray(WireSharedTask),
  }),
  boardApprovals: get('/approvals/group/:groupId', {
    auth: 'required',
    summary: 'Work that waits for approval, for the leader and managers',
    params: GroupId,
    response: t.readonlyArray(Approval),
  }),
} as const
