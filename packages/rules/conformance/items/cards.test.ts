import * as E from 'fp-ts/lib/Either.js'
import { castOnMember } from '../../src/skills/index.ts'
import { asKey, type User } from '../../src/model/index.ts'
import { castAmong, NOON } from '../../test-kit/index.ts'
import { notify } from '../../src/notifications/index.ts'
import { personId } from '../support/casters.ts'
import { fullCatalogue } from '../support/full-catalogue.ts'
import { changedPaths, disagreements, same, withPaths } from '../support/paths.ts'
import { type Expected, faultsOfCall, type ShopCase } from '../support/shop-case.ts'
import { type Paths, shopper } from '../support/shopper.ts'
import { everyCaseOf } from '../support/topic.ts'

type Note = { readonly type: string; readonly data?: unknown }

type Case = ShopCase & {
  readonly call: 'send' | 'read'
  readonly card?: string
  readonly target?: Paths
  readonly expect: Expected & { readonly changedTarget?: Paths; readonly targetNotifications?: ReadonlyArray<Note> }
}

everyCaseOf<Case>('cards', (testCase) =>
  testCase.call === 'read'
    ? faultsOfCall({ command: 'readCard', params: { card: testCase.card } }, testCase)
    : faultsOfSending(testCase),
)

const person = (paths: Paths, index: number): User =>
  withPaths(shopper(paths, NOON), {
    _id: index === 0 ? 'u1' : personId(index),
    'profile.name': `u${index + 1}name`,
    'party._id': 'party',
  })

const faultsOfSending = ({ card = '', user, target, expect }: Case): ReadonlyArray<string> => {
  const caster = person(user, 0)
  const receiver = target === undefined ? undefined : person(target, 1)
  const scene = {
    caster: { ...caster, _id: asKey<User['_id']>(personId(0)) },
    members: receiver === undefined ? [] : [receiver],
  }
  const params = { skill: card, target: personId(receiver ? 1 : 0), actorId: scene.caster._id }
  const result = castAmong(scene)(castOnMember({ catalogue: fullCatalogue })(params))
  if (E.isLeft(result)) return [`expected no refusal, got ${result.left.key}`]
  const { caster: sent, members, events, eventsOfMembers } = result.right
  const [hit] = members
  return [
    ...disagreements(changedPaths(scene.caster, sent), expect.changed ?? {}),
    ...(receiver === undefined || hit === undefined
      ? []
      : disagreements(changedPaths(receiver, hit), expect.changedTarget ?? {})),
    ...noteFaults(notify('cards/1')(events)(sent), expect.notifications),
    ...(hit === undefined
      ? []
      : noteFaults(notify('cards/1')(eventsOfMembers[0] ?? [])(hit), expect.targetNotifications)),
  ]
}

/** The sender of these cases goes by a short id. */
const noteFaults = ({ notifications }: User, expected: ReadonlyArray<Note> = []): ReadonlyArray<string> => {
  const events = notifications.map(({ type, data }) => ({ type, data: withPaths(data, { 'from.id': 'u1' }) }))
  return same(events, expected)
    ? []
    : [`notifications: expected ${JSON.stringify(expected)}, got ${JSON.stringify(events)}`]
}
