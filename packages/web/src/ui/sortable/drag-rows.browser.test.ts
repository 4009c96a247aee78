import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dragRows } from './drag-rows.ts'

const onMove = vi.fn<(from: number, to: number) => void>()
let list = document.createElement('div')
let stop = () => {}

beforeEach(() => {
  list = document.createElement('div')
  list.innerHTML = `<div>${['first', 'second', 'third']
    .map((name) => `<p id="${name}" style="height:40px;margin:0"><button data-no-drag>+</button> ${name}</p>`)
    .join('')}</div>`
  document.body.replaceChildren(list)
  onMove.mockClear()
  stop = dragRows(list, onMove)
})
afterEach(() => stop())

const point = async (type: string, target: Element, y: number): Promise<void> => {
  const init = { bubbles: true, cancelable: true, clientX: 60, clientY: y, pointerType: 'mouse', isPrimary: true }
  target.dispatchEvent(new PointerEvent(type, init))
  await new Promise((done) => setTimeout(done, 60))
}

/** Presses on an element of the first row, moves below the third row, and lets go. */
const drag = async (start: Element): Promise<void> => {
  const top = list.getBoundingClientRect().top
  await point('pointerdown', start, top + 20)
  for (const y of [40, 70, 110]) await point('pointermove', document.querySelector('#third') ?? start, top + y)
  await point('pointerup', document.body, top + 110)
}

describe('a row of a list', () => {
  it('is dragged by its text', async () => {
    await drag(list.querySelector('#first') as Element)
    expect(onMove).toHaveBeenCalledExactlyOnceWith(0, 2)
  })

  it('stays where it is, and is not even prepared for a drag, when a control of its own is pressed', async () => {
    const row = list.querySelector('#first') as HTMLElement
    const before = row.outerHTML
    const control = row.querySelector('button') as Element
    await point('pointerdown', control, 20)
    expect(row.outerHTML).toBe(before)
    await point('pointerup', control, 20)
    await drag(control)
    expect(onMove).not.toHaveBeenCalled()
  })
})
