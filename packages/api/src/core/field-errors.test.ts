import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { crossChecked, requiredText } from '../contract/index.ts'
import { toFieldErrors } from './field-errors.ts'

const errorsIn = (codec: t.Mixed, input: unknown) => {
  const decoded = codec.decode(input)
  return decoded._tag === 'Left' ? toFieldErrors(decoded.left) : []
}

describe('toFieldErrors', () => {
  it('names the path of a field, not the parts of an intersection', () => {
    const codec = t.type({ outer: t.intersection([t.type({ a: t.string }), t.partial({ b: t.number })]) })
    expect(errorsIn(codec, { outer: { a: 'x', b: 'y' } })).toEqual([
      { param: 'outer.b', key: 'invalidField', params: { field: 'outer.b' }, value: 'y' },
    ])
  })

  it('names the place in a list', () => {
    expect(errorsIn(t.type({ list: t.array(t.string) }), { list: ['a', 7] })).toMatchObject([{ param: 'list.1' }])
  })

  it('names each error once, with its own key', () => {
    const codec = t.intersection([
      t.type({ name: requiredText('missingName') }),
      t.type({ name: requiredText('missingName') }),
    ])
    expect(errorsIn(codec, {})).toMatchObject([{ param: 'name', key: 'missingName' }])
  })

  it('names what is no object at all as the body', () => {
    expect(errorsIn(t.type({ a: t.string }), 'text')).toMatchObject([{ param: 'body' }])
  })

  it('reports errors between fields together with those of fields', () => {
    const same = {
      param: 'again',
      key: 'different',
      holds: (fields: Readonly<Record<string, unknown>>) => fields['once'] === fields['again'],
    }
    const codec = crossChecked(
      t.intersection([t.type({ once: requiredText('missing') }), t.partial({ again: t.string })]),
      same,
    )
    expect(errorsIn(codec, { once: '', again: 'x' })).toMatchObject([
      { param: 'once', key: 'missing' },
      { param: 'again', key: 'different' },
    ])
  })

  it('never repeats a password', () => {
    expect(errorsIn(t.type({ newPassword: t.number }), { newPassword: 'secret' })).toEqual([
      { param: 'newPassword', key: 'invalidField', params: { field: 'newPassword' } },
    ])
  })
})
