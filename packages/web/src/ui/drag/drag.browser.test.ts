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
const record = (words: string): void => {
  announcements = [...announcements, words]
}

const Food = ({ id }: { readonly id: string }): ReactNode => {
  const { ref, handle } = useDragItem(id)
  return createElement('button', {
    ...handle,
    ref,
    id,
    style: { ...BOX, left: 0 },
    onClick: () => record(`pressed ${id}`),
  })
}

const Pet = ({ id, off = false }: { readonly id: string; readonly off?: boolean }): ReactNode => {
  const { ref } = useDropTarget(id, off)
  return createElement('div', { ref, style: { ...BOX, left: off ? 200 : 100 } })
}

const area: ComponentProps<typeof DragArea> = {
  onDragStart: (what) => record(`dragged ${what}`),
  onDrop: (what, onto) => record(`${what} onto ${onto}`),
  preview: (what) => createElement('i', { 'data-dragged': what }),
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

/** Moves and releases in one task, as may happen between two frames. */
const flickTo = (x: number) =>
  act(async () => {
    const init = { bubbles: true, cancelable: true, clientX: x, clientY: 25, button: 0 }
    for (const type of ['mousemove', 'mouseup']) document.body.dispatchEvent(new MouseEvent(type, init))
    await new Promise((done) => setTimeout(done, 60))
  })

const dragTo = async (x: number) => {
  await mouse('mousedown', 25)
  await mouse('mousemove', 45)
  await mouse('mousemove', x)
}

describe('drag and drop', () => {
  it('drops an item on the target below the pointer', async () => {
    await dragTo(125)
    expect(page.ownerDocument.querySelector('[data-dragged="milk"]')).not.toBeNull()
    await mouse('mouseup', 125)
    expect(announcements).toEqual(['dragged milk', 'milk onto wolf'])
  })

  it.each([
    ['beside every target', 400],
    ['over a target that is switched off', 225],
  ])('drops nothing when it is released %s', async (_, x) => {
    await dragTo(x)
    await mouse('mouseup', x)
    expect(announcements).toEqual(['dragged milk'])
  })

  it('drops where the pointer is released, also when no frame came after its last move', async () => {
    await dragTo(85)
    await flickTo(125)
    expect(announcements).toEqual(['dragged milk', 'milk onto wolf'])
  })

  it('drops nothing when the pointer leaves a target just before it is released', async () => {
    await dragTo(125)
    await flickTo(400)
    expect(announcements).toEqual(['dragged milk'])
  })

  it('counts a press with a trembling hand as a press', async () => {
    await mouse('mousedown', 25)
    await mouse('mousemove', 28)
    await mouse('mouseup', 28)
    await mouse('click', 28)
    expect(announcements).toEqual(['pressed milk'])
  })
})
