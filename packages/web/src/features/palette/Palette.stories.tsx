import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Palette } from './Palette.tsx'
import type { PaletteEntry } from './palette-entry.ts'

const entry = (type: PaletteEntry['type'], text: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id: `${type}:${text}`,
  type,
  text,
  run: fn(),
  ...more,
})

const ENTRIES = [
  entry('action', 'New to-do', { keys: 'n t' }),
  entry('action', 'Undo the last act', { keys: '$mod+z' }),
  entry('screen', 'Stable', { note: 'Inventory', keys: 'g s' }),
  entry('screen', 'Market', { note: 'Shops' }),
  entry('task', 'Water the plants', { kind: 'daily', note: 'Chores', runSecond: fn() }),
  entry('task', 'Renew the passport', { kind: 'todo', note: 'Errands', runSecond: fn() }),
  entry('task', 'Fancy coffee', { kind: 'reward' }),
]

const meta = {
  title: 'Shell/Command palette',
  component: Palette,
  parameters: { layout: 'fullscreen' },
  args: { entries: ENTRIES, recent: ['screen:Market'], onChoose: fn(), onClose: fn() },
} satisfies Meta<typeof Palette>
export default meta
type Story = StoryObj<typeof meta>

const current = () => screen.getByRole('option', { selected: true })

export const JustOpened = {
  play: async ({ args }) => {
    const field = screen.getByRole('combobox')
    await expect(current()).toHaveTextContent('Market')
    await userEvent.type(field, '{ArrowUp}')
    await expect(current()).toHaveTextContent('Fancy coffee')
    await expect(field).toHaveAttribute('aria-activedescendant', current().id)
    await userEvent.type(field, 'plants{Control>}{Enter}{/Control}')
    await expect(args.onChoose).toHaveBeenLastCalledWith(ENTRIES[4], ENTRIES[4]?.runSecond)
    await userEvent.type(field, '{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith(ENTRIES[4], ENTRIES[4]?.run)
    await userEvent.type(field, '{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
} satisfies Story

export const NothingFound = {
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('combobox'), 'zebra{Enter}')
    await expect(screen.queryAllByRole('option')).toEqual([])
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
} satisfies Story

export const ManyWithLongTexts = {
  args: {
    recent: [],
    entries: Array.from({ length: 60 }, (_, index) =>
      entry('task', `${index} ${'Donaudampfschifffahrtsgesellschaft '.repeat(6)}`, {
        kind: 'todo',
        note: 'Versicherungsangelegenheiten, Chores',
      }),
    ),
  },
  globals: { viewport: { value: 'smallest' } },
} satisfies Story
