import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { parseTemplate } from './parse-template.ts'

const template = (text: string) => {
  const parsed = parseTemplate(text)
  if (E.isLeft(parsed)) throw new Error(JSON.stringify(parsed.left))
  return parsed.right.template
}

const issues = (text: string): ReadonlyArray<string> => {
  const parsed = parseTemplate(text)
  return E.isLeft(parsed) ? parsed.left.map(({ message }) => message) : []
}

describe('parseTemplate', () => {
  it('keeps the markup of each layer', () => {
    const { layers } = template(
      '<svg viewBox="0 0 9 9"><g data-layer="back"><path d="M1 1"/></g><g data-layer="front"></g></svg>',
    )
    expect(layers).toEqual({ back: '<path d="M1 1"/>', front: '' })
  })

  it('takes a drawing without layers as its main layer', () => {
    expect(template('<svg viewBox="0 0 9 9"><path d="M1 1"/></svg>').layers).toEqual({ main: '<path d="M1 1"/>' })
  })

  it('draws a mirrored group twice, about the middle of the drawing', () => {
    const mirrored = (root: string) =>
      template(`<svg viewBox="0 0 9 9"${root}><g data-layer="main"><g data-mirror="" class="a"><path/></g></g></svg>`)
    expect(mirrored('').layers['main']).toBe(
      '<g class="a"><path/><g transform="matrix(-1 0 0 1 240 0)"><path/></g></g>',
    )
    expect(mirrored(' data-axis="120"').layers['main']).toContain('matrix(-1 0 0 1 120 0)')
  })

  it('reads what a drawing says about itself', () => {
    const colors = '#111111 #222222 #333333 #444444 #555555 #666666'
    const attributes = `data-motif="1 2 3" data-angle="-17" data-grip="0 0" data-two-handed="" data-hair="clip" data-back="loose" data-icon="0 0 4 4" data-eye-lift="24" data-palette="${colors}"`
    expect(template(`<svg viewBox="0 0 9 9" ${attributes}/>`)).toEqual({
      viewBox: '0 0 9 9',
      layers: { main: '' },
      motif: { x: 1, y: 2, size: 3, role: 'trim o thin' },
      angle: -17,
      twoHanded: true,
      hair: 'clip',
      loose: true,
      icon: '0 0 4 4',
      eyeLift: 24,
      palette: colors.split(' '),
    })
  })

  it('reads where a body carries its rider, head, tail and wings: at full size and unturned unless it says more', () => {
    const anchors = 'data-seat="124 86" data-head="50 60 .9" data-tail="180 110 1.2 -8" data-wings="150 90"'
    const body = (more = '') => template(`<svg viewBox="0 0 9 9" ${anchors}${more}/>`).stand
    expect(body()).toEqual({
      seat: { x: 124, y: 86, scale: 1, turn: 0 },
      head: { x: 50, y: 60, scale: 0.9, turn: 0 },
      tail: { x: 180, y: 110, scale: 1.2, turn: -8 },
      wings: { x: 150, y: 90, scale: 1, turn: 0 },
    })
    expect(body(' data-bare=""')).toMatchObject({ bare: true })
  })

  it.each(['data-head="50"', 'data-head="50 60 0"', 'data-head="50 60 1 8 9"', 'data-head="left"', ''])(
    'tells that a body needs all four of them, soundly: %s',
    (head) => {
      const others = 'data-seat="124 86" data-tail="180 110" data-wings="150 90"'
      expect(issues(`<svg viewBox="0 0 9 9" ${others} ${head}/>`)).toEqual([
        'data-seat, -head, -tail and -wings are "x y", and may add a scale and a turn',
      ])
    },
  )

  it('reads what parts of animals say about the whole', () => {
    expect(template('<svg viewBox="0 0 9 9" data-flank="spots" data-shell="scales" data-chest=""/>')).toMatchObject({
      flank: 'spots',
      shell: 'scales',
      chest: true,
    })
  })

  it('keeps no place for a motif of size zero', () => {
    expect(template('<svg viewBox="0 0 9 9" data-motif="1 2 0"/>').motif).toBeUndefined()
  })

  it('tells every wrong attribute at once', () => {
    const wrong =
      '<svg data-motif="1 2" data-angle="up" data-grip="1 1" data-hair="cut" data-back="tight" data-icon="4" data-eye-lift="0" data-palette="red" data-motive=""/>'
    expect(issues(wrong)).toEqual([
      'unknown attribute "data-motive"',
      'data-motif is "x y size"',
      'data-angle is in degrees',
      'a weapon is drawn with its grip at 0 0',
      'data-hair is one of show, clip, hide-front, hide-all',
      'data-back is "loose" or absent',
      'data-icon is a viewBox, "x y width height"',
      'data-eye-lift is in units, upwards',
      'data-palette is six colours: base shade light trim accent glow',
      'viewBox is "x y width height"',
    ])
  })
})
