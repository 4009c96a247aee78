import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { crossChecked, required } from '../contract/checks.ts'
import { faultsOf } from './decode.ts'

const faultsIn = (codec: t.Mixed, input: unknown) => {
  const decoded = codec.decode(input)
  return decoded._tag === 'Left' ? faultsOf(decoded.left) : []
}

describe('faultsOf', () => {
  it('names the path of a field, not the parts of an intersection', () => {
    const codec = t.type({ outer: t.intersection([t.type({ a: t.string }), t.partial({ b: t.number })]) })
    expect(faultsIn(codec, { outer: { a: 'x', b: 'y' } })).toEqual([
      { param: 'outer.b', key: 'invalidField', params: { field: 'outer.b' }, value: 'y' },
    ])
  })

  it('names the place in a list', () => {
    expect(faultsIn(t.type({ list: t.array(t.string) }), { list: ['a', 7] })).toMatchObject([{ param: 'list.1' }])
  })

  it('says each fault once, with its own key', () => {
    const codec = t.intersection([t.type({ name: required('missingName') }), t.type({ name: required('missingName') })])
    expect(faultsIn(codec, {})).toMatchObject([{ param: 'name', key: 'missingName' }])
  })

  it('names what is no object at all as the body', () => {
    expect(faultsIn(t.type({ a: t.string }), 'text')).toMatchObject([{ param: 'body' }])
  })

  it('tells faults between fields together with those of fields', () => {
    const same = {
      param: 'again',
      key: 'different',
      holds: (fields: Readonly<Record<string, unknown>>) => fields['once'] === fields['again'],
    }
    const codec = crossChecked(
      t.intersection([t.type({ once: required('missing') }), t.partial({ again: t.string })]),
      same,
    )
    expect(faultsIn(codec, { once: '', again: 'x' })).toMatchObject([
      { param: 'once', key: 'missing' },
      { param: 'again', key: 'different' },
    ])
  })

  it('never repeats a password', () => {
    expect(faultsIn(t.type({ newPassword: t.number }), { newPassword: 'secret' })).toEqual([
      { param: 'newPassword', key: 'invalidField', params: { field: 'newPassword' } },
    ])
  })
})
