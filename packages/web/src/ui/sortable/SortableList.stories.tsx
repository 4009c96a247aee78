import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis, GripVertical } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { IconButton } from '../button/IconButton.tsx'
import { Menu } from '../menu/Menu.tsx'
import { SortableList } from './SortableList.tsx'

type Props = { readonly fixed?: boolean; readonly onMove: (id: string, to: number) => void }

/** Ids that keep the three rows in one group. */
const idOf = (item: string): string => item.charAt(0)

const Tasks = ({ fixed = false, onMove }: Props) => {
  const [items, setItems] = useState(['Water the plants', 'Call grandma', 'Book the dentist'])
  const move = (id: string, to: number) => {
    const moved = items.find((item) => idOf(item) === id) ?? ''
    onMove(moved, to)
    setItems(items.filter((item) => item !== moved).toSpliced(to, 0, moved))
  }
  return (
    <SortableList label="To-dos" items={items} idOf={idOf} nameOf={String} onMove={move} fixed={fixed}>
      {(item, { handle, moves }) => (
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 8,
            padding: 8,
            borderRadius: 15,
            background: 'var(--surface)',
          }}
        >
          <IconButton size="sm" label={`Move ${item}`} icon={<GripVertical size={17} />} {...handle} />
          <span style={{ flex: 1 }}>{item}</span>
          {moves !== undefined && (
            <Menu
              trigger={<IconButton size="sm" label={`More for ${item}`} icon={<Ellipsis size={17} />} />}
              items={moves}
            />
          )}
        </div>
      )}
    </SortableList>
  )
}

const meta = { component: Tasks, args: { onMove: fn() } } satisfies Meta<typeof Tasks>
export default meta
type Story = StoryObj<typeof meta>

const order = (canvas: { getAllByRole: (role: string) => readonly HTMLElement[] }) =>
  canvas.getAllByRole('listitem').map((row) => row.textContent)

const at = ({ left, top }: DOMRect, below: number) => ({ clientX: left + 120, clientY: top + below })

export const AltAndArrows = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Move Water the plants' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(args.onMove).toHaveBeenCalledWith('Water the plants', 1)
    await expect(order(canvas)).toEqual(['Call grandma', 'Water the plants', 'Book the dentist'])
  },
} satisfies Story
export const ByHandleAndKeys = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Move Water the plants' }).focus()
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Water the plants would stand at place 3 of 3.')
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.keyboard(' ')
    await expect(args.onMove).toHaveBeenCalledWith('Water the plants', 2)
    await userEvent.keyboard(' {ArrowUp}{Escape}')
    await expect(order(canvas)).toEqual(['Call grandma', 'Book the dentist', 'Water the plants'])
  },
} satisfies Story
export const ByMouse = {
  tags: ['browser'],
  play: async ({ canvas, args }) => {
    const [first, , last] = canvas.getAllByRole('listitem')
    if (first === undefined || last === undefined) throw new Error('three rows are drawn')
    const user = userEvent.setup()
    const [from, to] = [first.getBoundingClientRect(), last.getBoundingClientRect()]
    const drag = async () => {
      await user.pointer({ keys: '[MouseLeft>]', target: first, coords: at(from, 12) })
      for (const y of [30, to.top - from.top, to.bottom - from.top - 4]) {
        await user.pointer({ target: last, coords: at(from, y) })
        await new Promise((resolve) => setTimeout(resolve, 80))
      }
      await user.pointer({ keys: '[/MouseLeft]', target: last, coords: at(from, to.bottom - from.top - 4) })
    }
    // Dragging comes after the first paint.
    await waitFor(async () => {
      await drag()
      await expect(args.onMove).toHaveBeenCalledWith('Water the plants', 2)
    })
    await expect(order(canvas)).toEqual(['Call grandma', 'Book the dentist', 'Water the plants'])
  },
} satisfies Story
export const ByMenu = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for Book the dentist' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Move to the top/ }))
    await expect(args.onMove).toHaveBeenCalledWith('Book the dentist', 0)
  },
} satisfies Story
export const NoOrderToMake = {
  args: { fixed: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Move Call grandma' })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: 'More for Call grandma' })).toBeNull()
    await expect(args.onMove).not.toHaveBeenCalled()
  },
} satisfies Story
