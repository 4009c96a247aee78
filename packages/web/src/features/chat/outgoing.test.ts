import { beforeEach, describe, expect, it } from 'vitest'
import { readDraft, readOutgoing, writeDraft, writeOutgoing } from './outgoing.ts'

beforeEach(() => localStorage.clear())

describe('messages that wait', () => {
  const message = { id: 'key', text: 'Hello', at: 1, refusal: 'Too fast' }

  it('are read again after a reload, for each group its own', () => {
    writeOutgoing(localStorage, 'party', [message])
    expect(readOutgoing(localStorage, 'party')).toEqual([message])
    expect(readOutgoing(localStorage, 'guild')).toEqual([])
    writeOutgoing(localStorage, 'party', [])
    expect(localStorage.length).toBe(0)
  })

  it.each(['{', '7', '[{"id":1}]'])('are none when %s is stored', (text) => {
    localStorage.setItem('chat.outgoing.party', text)
    expect(readOutgoing(localStorage, 'party')).toEqual([])
  })
})

describe('a draft', () => {
  it('stays until it is sent', () => {
    writeDraft(localStorage, 'party', 'Hello')
    expect(readDraft(localStorage, 'party')).toBe('Hello')
    writeDraft(localStorage, 'party', '')
    expect(readDraft(localStorage, 'party')).toBe('')
  })
})
