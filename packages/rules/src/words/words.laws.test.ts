import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bannedIn, holdsSlur } from './word-lists.ts'

const WORD = 'blether'
const words = { banned: [WORD], slurs: [WORD] }

const anyLetters = fc.string({ unit: fc.constantFrom('a', 'b', 'ö', 'ñ', 'z', '3'), maxLength: 6 })
const anyGap = fc.constantFrom(' ', '\n', ', ', '!', '(', '-', '“')
/** The word as people write it to get past a list: in any case, with accents. */
const anyWriting = fc.constantFrom(WORD, 'Blether', 'BLETHER', 'bléthër', 'ble\u0301ther')

describe('a word that public places do without', () => {
  it('is always found where it stands by itself, whatever its case, accents and neighbours', () => {
    const law = fc.property(anyLetters, anyGap, anyWriting, anyGap, anyLetters, (left, open, word, close, right) => {
      const text = `${left}${open}${word}${close}${right}`
      expect(bannedIn({ words }, ['fine', text])).toEqual([WORD])
      expect(holdsSlur({ words }, [undefined, text])).toBe(true)
    })
    fc.assert(law, {
      examples: [
        ['', ' ', WORD, ' ', ''],
        ['a', '-', 'BLETHER', '!', 'b'],
      ],
    })
  })

  it('is never found within another word, nor where no list names it', () => {
    const anyPart = anyLetters.filter((letters) => letters !== '')
    const law = fc.property(anyPart, anyWriting, (letters, word) => {
      for (const text of [`${letters}${word}`, `${word}${letters}`, `${word}${letters}${word}`])
        expect(bannedIn({ words }, [text])).toEqual([])
      expect(bannedIn({}, [word])).toEqual([])
      expect(holdsSlur({}, [word])).toBe(false)
    })
    fc.assert(law, { examples: [['s', WORD]] })
  })
})
