import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatLine } from './chat-line.ts'
import { SOME_LINES } from './fixtures.ts'
import { notYetShown, readDraft, readOutgoing, writeDraft, writeOutgoing } from './outgoing.ts'

beforeEach(() => localStorage.clear())
afterEach(() => void vi.unstubAllGlobals())

describe('messages that wait', () => {
  const message = { id: 'key', text: 'Hello', at: 1, refusal: 'Too fast' }

  it('are read again after a reload, for each group its own', () => {
    writeOutgoing('party', [message])
    expect(readOutgoing('party')).toEqual([message])
    expect(readOutgoing('guild')).toEqual([])
    writeOutgoing('party', [])
    expect(localStorage.length).toBe(0)
  })

  it('do not fail in a browser whose storage is full', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, setItem, clear: () => undefined })
    writeOutgoing('party', [message])
    writeDraft('party', 'Hello')
    expect([readOutgoing('party'), readDraft('party')]).toEqual([[], ''])
  })

  it.each(['{', '7', '[{"id":1}]'])('are none when %s is stored', (text) => {
    localStorage.setItem('chat.outgoing.party', text)
    expect(readOutgoing('party')).toEqual([])
  })
})

describe('a message of the player', () => {
  const [one] = SOME_LINES.filter((line) => line.type === 'message')
  if (one === undefined) throw new Error('no message')
  const line = (id: string, text: string, isOwn = true): ChatLine => ({ ...one, id, text, isOwn })
  const old = line('old', 'Hello')
  const message = { id: 'key', text: ' Hello', at: 1, after: 'old' }

  it('is shown once, also when it comes by the stream before the answer', () => {
    expect(notYetShown([message], [old])).toEqual([message])
    expect(notYetShown([message], [line('new', 'Hello'), old])).toEqual([])
    const mention = { ...message, text: 'Thanks @nia' }
    expect(notYetShown([mention], [line('new', 'Thanks [@nia](/profile/nia-id)'), old])).toEqual([])
    expect(notYetShown([{ id: 'first', text: 'Hello', at: 1 }], [line('new', 'Hello')])).toEqual([])
  })

  it('waits while only others, or older lines, say the same', () => {
    expect(notYetShown([message], [line('new', 'Hello', false), old])).toEqual([message])
  })

  it('is shown twice when it is said twice, and stays when it was refused', () => {
    const again = { ...message, id: 'again' }
    expect(notYetShown([again, message], [line('new', 'Hello'), old])).toEqual([again])
    const refused = { ...message, refusal: 'Too fast' }
    expect(notYetShown([refused], [line('new', 'Hello'), old])).toEqual([refused])
  })
})

describe('a draft', () => {
  it('stays until it is sent', () => {
    writeDraft('party', 'Hello')
    expect(readDraft('party')).toBe('Hello')
    writeDraft('party', '')
    expect(readDraft('party')).toBe('')
  })
})
