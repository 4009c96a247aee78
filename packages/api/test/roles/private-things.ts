import { asKey, type MessageId, type Task, type TaskId, type User, type UserId } from '@daykeep/rules/model'
import { aHabit, aPrivateMessage, aTodo } from '@daykeep/rules/test-kit'
import * as E from 'fp-ts/lib/Either.js'
import { toJson, type Write } from '../../src/store/index.ts'
import type { TestPlayer } from '../../test-kit/client.ts'
import { type TestServer, TODAY } from '../../test-kit/test-server.ts'
import { uuidOf } from '../../test-kit/uuid-of.ts'
import { markOf } from './private-fields.ts'
import { PEOPLE, type PersonName } from './roles.ts'

export const ITEM = uuidOf('checklist item')

/** Tasks, private messages, payments and a calendar of each player. */
export const putPrivateThings = async (
  { app: { store } }: TestServer,
  people: Readonly<Record<PersonName, TestPlayer>>,
): Promise<void> => {
  const writes: Write[] = []
  const put = (collection: Write['collection'], id: string, body: object): void =>
    void writes.push({ type: 'insert', collection, id, body: toJson(body) })
  for (const name of PEOPLE) {
    const { id } = people[name]
    const userId = asKey<UserId>(id)
    const own = (kind: string) => asKey<TaskId>(uuidOf(`${kind}/${id}`))
    const text = markOf(name, 'task')
    const copied = { id: uuidOf('race'), taskId: uuidOf('original of race') }
    const tasks: readonly Task[] = [
      aHabit({ _id: own('habit'), userId, text }),
      aTodo({ _id: own('todo'), userId, text, checklist: [{ id: ITEM, text, completed: false }] }),
      aHabit({ _id: own('broken'), userId, text, challenge: { id: uuidOf('gone'), broken: 'CHALLENGE_DELETED' } }),
      aTodo({
        _id: own('copy'),
        userId,
        text: 'Run',
        tags: [],
        challenge: copied,
        checklist: [{ id: ITEM, text, completed: false }],
      }),
    ]
    for (const task of tasks) put('tasks', task._id, task)
    const other = people[name === 'other' ? 'leader' : 'other']
    const letter = aPrivateMessage('letter', {
      _id: asKey<MessageId>(uuidOf(`letter/${id}`)),
      uniqueMessageId: uuidOf(`both/${id}`),
      ownerId: userId,
      uuid: asKey<UserId>(other.id),
      text: markOf(name, 'letter'),
      sent: false,
      timestamp: TODAY,
    })
    put('privateMessages', letter._id, letter)
    put('payments', uuidOf(`payment/${id}`), {
      userId: id,
      provider: 'Local',
      order: { type: 'gems', pack: '4gems' },
      amount: 99,
      currency: 'USD',
      createdAt: TODAY,
      status: 'open',
      session: uuidOf(`payment/${id}`),
      customer: markOf(name, 'customer'),
      refunded: 0,
      early: [],
    })
    put('transactions', uuidOf(`transaction/${id}`), {
      userId: id,
      currency: 'gems',
      transactionType: 'buy_money',
      reference: markOf(name, 'transaction'),
      amount: 1,
      currentAmount: 1,
      createdAt: new Date(TODAY).toISOString(),
      updatedAt: new Date(TODAY).toISOString(),
    })
    put('latePayments', uuidOf(`late/${id}`), {
      provider: 'Local',
      receivedAt: TODAY,
      state: 'open',
      events: [{ id: name, payment: uuidOf(`late/${id}`), at: TODAY, type: 'paid', amount: 99, currency: 'USD' }],
    })
    put('bugReports', uuidOf(`bug/${id}`), {
      at: TODAY,
      userId: id,
      username: name,
      email: 'somebody@example.org',
      message: markOf(name, 'bug'),
      question: false,
      client: '',
    })
  }
  const users = await store.getMany<User>(
    'users',
    Object.values(people).map(({ id }) => id),
  )
  for (const { id, version, body } of users) {
    const own = (kind: string) => asKey<TaskId>(uuidOf(`${kind}/${id}`))
    const { habits, todos } = body.tasksOrder
    const tasksOrder = {
      ...body.tasksOrder,
      habits: [...habits, own('habit'), own('broken')],
      todos: [...todos, own('todo'), own('copy')],
    }
    writes.push({ type: 'replace', collection: 'users', id, version, body: toJson({ ...body, tasksOrder }) })
  }
  const committed = await store.commit(writes)
  if (E.isLeft(committed)) throw new Error(`the things were not kept: ${committed.left.type}`)
}
