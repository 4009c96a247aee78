import { act, memo } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SortableList } from './SortableList.tsx'
import type { SortableItem } from './sortable-item.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const page = document.createElement('div')
const root = createRoot(page)
const rendered = vi.fn<(item: string) => void>()
const moved = vi.fn<(id: string, to: number) => void>()

const Row = memo(({ item, moves }: { readonly item: string; readonly moves: SortableItem['moves'] }) => {
  rendered(item)
  const moveDown = () => {
    const down = moves?.()[1]
    if (down?.type === 'action') down.onSelect()
  }
  return (
    <button type="button" onClick={moveDown}>
      {item}
    </button>
  )
})

const show = (...items: readonly string[]) =>
  act(() =>
    root.render(
      <SortableList label="To-dos" items={items} idOf={String} nameOf={String} onMove={moved}>
        {(item, { moves }) => <Row item={item} moves={moves} />}
      </SortableList>,
    ),
  )

afterEach(() => vi.clearAllMocks())

describe('a sortable list', () => {
  it('draws no other row anew when one leaves or moves', () => {
    show('a', 'b', 'c', 'd')
    expect(rendered.mock.calls.flat()).toEqual(['a', 'b', 'c', 'd'])
    show('b', 'c', 'd')
    show('d', 'b', 'c')
    expect(rendered).toHaveBeenCalledTimes(4)
  })

  it('moves a row from where it stands now', () => {
    show('a', 'b', 'c', 'd')
    show('b', 'a', 'c', 'd')
    act(() => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'a')?.click())
    expect(moved).toHaveBeenCalledWith('a', 2)
  })
})
