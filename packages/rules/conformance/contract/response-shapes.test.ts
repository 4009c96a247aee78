import { describe, expect, it } from 'vitest'
import { asKey, type GearKey } from '../../src/model/index.ts'
import { writePrivateMessage } from '../../src/private-messages/index.ts'
import { postMessage, systemMessage } from '../../src/chat/index.ts'
import { createGroup } from '../../src/groups/index.ts'
import { createWebhook } from '../../src/webhooks/index.ts'
import { aGroup, outcomeOf, aPerson, documentsWith, idOf } from '../../test-kit/index.ts'
import { context } from '../support/permissions/world.ts'
import { readTopic } from '../support/topic.ts'

type Shape = { readonly fields: Readonly<Record<string, string>> }

const { cases } = readTopic<Shape>('response-shapes')

const armed = { items: { gear: { equipped: { weapon: asKey<GearKey>('weapon_warrior_0') } } } } as const
const founder = aPerson('founder', armed)
const member = aPerson('member', { ...armed, party: { _id: idOf('party') } })
const party = aGroup('party', { memberCount: 1 })

const group = outcomeOf(
  createGroup(context)({ actorId: founder._id, group: { type: 'party', name: 'The Lamps' } })(
    documentsWith({ users: [founder] }),
  ),
).report
const line = outcomeOf(
  postMessage(context)({ actorId: member._id, group: party._id, text: 'Good morning', client: 'web' })(
    documentsWith({ users: [member], groups: [party] }),
  ),
).report
const events = systemMessage(
  context,
  party,
  { type: 'spell_cast_party', user: 'member', class: 'healer', spell: 'heal', times: 1 },
  'line',
)
const letter = writePrivateMessage(context, documentsWith({ users: [founder, member] }), {
  from: founder,
  to: member,
  text: 'Hello',
}).mine
const webhook = outcomeOf(createWebhook(context)({ url: 'https://hooks.example.org' })(founder)).report

/** Documents that rules make, by the shape that they are sent in, and where in the answer they stand. */
const MADE = [
  { id: 'group-party', at: 'data.', document: group },
  { id: 'chat-post', at: 'data.message.', document: line },
  { id: 'chat', at: 'data[].', document: { ...events, ...line, info: events.info } },
  { id: 'private-message', at: 'data.message.', document: letter },
  { id: 'inbox', at: 'data[].', document: letter },
  { id: 'webhook-create', at: 'data.', document: webhook },
] as const

/** What the API adds when it sends one: the id by its other name, the chat, the leader, the bare defaults of a plan. */
const ADDED = /^(id|chat|leader\..+|purchased\.plan.*|quest\.extra|chat\[\].*)$/

describe('the documents that rules make', () => {
  it.each(MADE)('have every field of the recorded shape $id', ({ id, at, document }) => {
    const fields = cases.find((each) => each.id === id)?.fields ?? {}
    const paths = Object.keys(fields).filter((path) => path.startsWith(at))
    expect(paths.length).toBeGreaterThan(5)
    const own = paths.map((path) => path.slice(at.length)).filter((path) => !ADDED.test(path))
    expect(own.filter((path) => !isThere(document, path.split('.')))).toEqual([])
  })
})

const isThere = (value: unknown, [head, ...rest]: ReadonlyArray<string>): boolean => {
  if (head === undefined || head === '*') return true
  if (typeof value !== 'object' || value === null) return false
  const inner = (value as Readonly<Record<string, unknown>>)[head]
  return inner !== undefined && isThere(inner, rest)
}
