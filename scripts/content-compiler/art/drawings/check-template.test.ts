import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { checkTemplate } from './check-template.ts'
import { parseTemplate } from './parse-template.ts'

const KNOWN = new Set(['dk', 'base', 'o'])

const issuesOf = (path: string, text: string): ReadonlyArray<string> => {
  const parsed = parseTemplate(text)
  if (E.isLeft(parsed)) throw new Error('the drawing of the test is broken')
  return checkTemplate(KNOWN)(path, parsed.right).map(({ position: place, message }) => `${place.line}: ${message}`)
}

const armor = (inside: string, attributes = 'data-motif="1 1 1"'): string =>
  `<svg class="dk" viewBox="0 0 240 240" ${attributes}>\n<g data-layer="main">${inside}</g></svg>`

describe('checkTemplate', () => {
  it('finds nothing wrong with a drawing that has what its slot needs', () => {
    expect(issuesOf('avatar/armor/mail', armor('<path class="base o" d="M0 0"/>'))).toEqual([])
  })

  it.each([
    [
      'a layer is missing',
      'avatar/head/cap',
      '<svg viewBox="0 0 240 240" data-hair="show"><g data-layer="back"/></svg>',
      '1: the layer "front" is missing',
    ],
    [
      'a layer has an unknown name',
      'item/gem',
      '<svg viewBox="0 0 64 64"><g data-layer="main"/><g data-layer="maim"/></svg>',
      '1: unknown layer "maim" (there are main)',
    ],
    [
      'an attribute that the slot needs is missing',
      'avatar/armor/mail',
      armor('', ''),
      '1: the attribute "data-motif" is missing',
    ],
    [
      'the viewBox is not that of the folder',
      'creature/ears/bat',
      '<svg viewBox="0 0 64 64"><g data-layer="back"/></svg>',
      '1: its viewBox should be "0 0 120 120"',
    ],
    [
      'something is in no layer',
      'item/gem',
      '<svg viewBox="0 0 64 64"><g data-layer="main"/>\n<path d="M0 0"/></svg>',
      '2: <path> is in no layer',
    ],
    [
      'a class has no paint',
      'avatar/armor/mail',
      armor('<path class="bse" d="M0 0"/>'),
      '2: the class "bse" has no paint in art.css',
    ],
    [
      'an id could clash',
      'avatar/armor/mail',
      armor('<path id="a" d="M0 0"/>'),
      '2: the attribute "id" has no place in a template',
    ],
    [
      'a script could run',
      'avatar/armor/mail',
      armor('<path onload="a" d="M0 0"/>'),
      '2: the attribute "onload" has no place in a template',
    ],
    [
      'it refers to something',
      'avatar/armor/mail',
      armor('<path fill="url(#a)" d="M0 0"/>'),
      '2: it refers to something else',
    ],
    [
      'it holds a picture from elsewhere',
      'avatar/armor/mail',
      armor('<image/>'),
      '2: <image> has no place in a template',
    ],
  ])('says so when %s', (_, path, text, issue) => {
    expect(issuesOf(path, text)).toEqual([issue])
  })
})
