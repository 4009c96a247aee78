import { describe, expect, it } from 'vitest'
import { aPerson, idOf } from '../../test-kit/index.ts'
import { isMentioned, mentionedIn, withProfileLinks } from './mentions.ts'
import { unformatted } from './message-text.ts'

describe('names in a message (api 2.12)', () => {
  it.each([
    ['Hello @Nia', ['nia']],
    ['@nia, @NIA and @eve-1_x', ['nia', 'eve-1_x']],
    ['ida@example.org and @@nia', []],
    ['`@nia` and ```\n@eve\n``` and [@kim](https://x.org)', []],
    ['https://x.org/@nia is a page', []],
    ['@a1 @a2 @a3 @a4 @a5 @a6', ['a1', 'a2', 'a3', 'a4', 'a5']],
    ['nobody', []],
  ])('"%s" calls %j', (text, names) => expect(mentionedIn(text)).toEqual(names))

  it('call only players whose name was confirmed', () => {
    expect(isMentioned(aPerson('Nia'), ['nia'])).toBe(true)
    expect(isMentioned(aPerson('Nia', { flags: { verifiedUsername: false } }), ['nia'])).toBe(false)
  })

  it('become links outside of code, for those who are called', () => {
    expect(withProfileLinks('@nia `@nia` @eve', [aPerson('nia')])).toBe(`[@nia](/profile/${idOf('nia')}) \`@nia\` @eve`)
  })
})

describe('unformatted', () => {
  it.each([
    ['**bold** and _thin_', 'bold and thin'],
    ['[a link](https://x.org) ![picture](y.png)', 'a link picture'],
    ['# Title\n> quote `code`', 'Title\n quote code'],
  ])('reads "%s" as "%s"', (text, plain) => expect(unformatted(text)).toBe(plain))
})
