import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { sampleHabit } from '../fixtures/sample-cards.ts'
import { TaskCallbacksContext } from './task-callbacks.ts'
import { TaskCard } from './TaskCard.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const ignore = (): void => undefined
const callbacks = { onScore: ignore, onTick: ignore, onCollapse: ignore, onEdit: ignore, onDelete: ignore }

const middleOf = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

describe('a press on the card of a task', () => {
  const page = document.createElement('div')
  const root = createRoot(page)
  afterEach(() => {
    act(() => root.unmount())
    page.remove()
  })

  it('reaches each of its buttons: nothing that is only read aloud lies upon them', () => {
    Object.assign(page.style, { position: 'fixed', top: '0', width: '300px' })
    document.body.append(page)
    const card = createElement(TaskCard, { task: sampleHabit })
    act(() => root.render(createElement(TaskCallbacksContext, { value: callbacks }, card)))
    const buttons = [...page.querySelectorAll('button')]
    expect(buttons).toHaveLength(4)
    const hits = buttons.map((button) => document.elementFromPoint(...middleOf(button))?.closest('button'))
    expect(hits.map((hit) => buttons.findIndex((button) => button === hit))).toEqual([0, 1, 2, 3])
  })
})
