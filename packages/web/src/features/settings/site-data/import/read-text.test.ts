import { describe, expect, it } from 'vitest'
import { readText } from './read-text.ts'

const utf16 = (text: string, isBigEndian: boolean): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !isBigEndian)
  return new Uint8Array(view.buffer)
}

describe('the text of a file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('Grüße aus Köln')],
    ['UTF-8 with a mark', new TextEncoder().encode('\uFEFFGrüße aus Köln')],
    ['UTF-16', utf16('\uFEFFGrüße aus Köln', false)],
    ['UTF-16, the high byte first', utf16('\uFEFFGrüße aus Köln', true)],
    ['Windows-1252', Uint8Array.from('Grüße aus Köln', (letter) => letter.charCodeAt(0))],
  ])('is read in %s', async (_, bytes) => {
    expect(await readText(new Blob([bytes]))).toBe('Grüße aus Köln')
  })
})
