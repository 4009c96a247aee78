import { act, type ComponentProps, createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DragArea } from './DragArea.tsx'
import { useDragItem, useDropTarget } from './use-drag.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const BOX = { position: 'fixed', top: 0, width: 50, height: 50 } as const
const page = document.createElement('div')
let root = createRoot(page)
let announcements: ReadonlyArray<string> = []
const tell = (words: string): void => {
  announcements = [...announcements, words]
}

const Food = ({ id }: { readonly id: string }): ReactNode => {
  const { ref, handle } = useDragItem(id)
  return createElement('button', {
    ...handle,
    ref,
    id,
    style: { ...BOX, left: 0 },
    onClick: () => tell(`pressed ${id}`),
  })
}

const Pet = ({ id, off = false }: { readonly id: string; readonly off?: boolean }): ReactNode => {
  const { ref } = useDropTarget(id, off)
  return createElement('div', { ref, style: { ...BOX, left: off ? 200 : 100 } })
}

const area: ComponentProps<typeof DragArea> = {
  onDragStart: (what) => tell(`carried ${what}`),
  onDrop: (what, onto) => tell(`${what} onto ${onto}`),
  preview: (what) => createElement('i', { 'data-carried': what }),
  children: [
    createElement(Food, { id: 'milk', key: 'milk' }),
    createElement(Pet, { id: 'wolf', key: 'wolf' }),
    createElement(Pet, { id: 'mount', off: true, key: 'mount' }),
  ],
}

beforeEach(async () => {
  announcements = []
  document.body.append(page)
  await act(async () => root.render(createElement(DragArea, area)))
})
afterEach(async () => {
  await act(async () => root.unmount())
  root = createRoot(page)
})

const mouse = (type: string, clientX: number) =>
  act(async () => {
    const target = document.elementFromPoint(clientX, 25) ?? document.body
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY: 25, button: 0 }))
    await new Promise((done) => setTimeout(done, 60))
  })

/** Moves and releases in one task, as a quick hand does between two frames. */
const flickTo = (x: number) =>
  act(async () => {
    const init = { bubbles: true, cancelable: true, clientX: x, clientY: 25, button: 0 }
    for (const type of ['mousemove', 'mouseup']) document.body.dispatchEvent(new MouseEvent(type, init))
    await new Promise((done) => setTimeout(done, 60))
  })

const carryTo = async (x: number) => {
  await mouse('mousedown', 25)
  await mouse('mousemove', 45)
  await mouse('mousemove', x)
}

describe('carrying by hand', () => {
  it('hands over what is let go above a landing', async () => {
    await carryTo(125)
    expect(page.ownerDocument.querySelector('[data-carried="milk"]')).not.toBeNull()
    await mouse('mouseup', 125)
    expect(announcements).toEqual(['carried milk', 'milk onto wolf'])
  })

  it.each([
    ['beside everything', 400],
    ['over a landing that takes nothing', 225],
  ])('does nothing when it is let go %s', async (_, x) => {
    await carryTo(x)
    await mouse('mouseup', x)
    expect(announcements).toEqual(['carried milk'])
  })

  it('drops where the pointer is released, also when no frame came after its last move', async () => {
    await carryTo(85)
    await flickTo(125)
    expect(announcements).toEqual(['carried milk', 'milk onto wolf'])
  })

  it('drops nothing when the pointer leaves a target just before it is released', async () => {
    await carryTo(125)
    await flickTo(400)
    expect(announcements).toEqual(['carried milk'])
  })

  it('leaves a press with a trembling hand a press', async () => {
    await mouse('mousedown', 25)
    await mouse('mousemove', 28)
    await mouse('mouseup', 28)
    await mouse('click', 28)
    expect(announcements).toEqual(['pressed milk'])
  })
})
