import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { toShelves, DEFAULT_ARRANGEMENT, rankByQuantity } from './to-shelves.ts'
import { ItemsView } from './ItemsView.tsx'
import { SOME_ITEMS } from './fixtures/sample-items.ts'

const shelvesOf = (items = SOME_ITEMS.items, changes: Partial<typeof DEFAULT_ARRANGEMENT> = {}) =>
  toShelves(items, { ...DEFAULT_ARRANGEMENT, ...changes }, rankByQuantity(items))

const meta = {
  title: 'Inventory/Items',
  component: ItemsView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Drawn) => (
      <MemoryRouter>
        <Drawn />
      </MemoryRouter>
    ),
  ],
  args: {
    model: SOME_ITEMS,
    shelves: shelvesOf(),
    arrangement: DEFAULT_ARRANGEMENT,
    onArrange: fn(),
    chosen: undefined,
    onPress: fn(),
    onDragStart: fn(),
    onDrop: fn(),
    onLeave: fn(),
    confirming: undefined,
    onConfirm: fn(),
    onHatch: fn(),
    onRead: fn(),
    onOpen: fn(),
    onSell: fn(),
    onHatchery: fn(),
  },
} satisfies Meta<typeof ItemsView>
export default meta
type Story = StoryObj<typeof meta>

const GIFT = {
  id: 'special/mystery',
  group: 'special',
  key: 'mystery',
  name: 'Mystery gift',
  notes: 'A piece of gear of the month, still in its wrapping.',
  count: 2,
  picture: { kind: 'item', art: { template: 'letter' } },
  price: undefined,
  likedBy: undefined,
} as const

export const AGift = {
  args: {
    model: { ...SOME_ITEMS, items: [...SOME_ITEMS.items, GIFT] },
    shelves: toShelves([GIFT], DEFAULT_ARRANGEMENT, []),
    chosen: 'special/mystery',
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open one' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
} satisfies Story

export const FullBags = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Wolf egg/ }))
    await expect(args.onPress).toHaveBeenLastCalledWith('eggs/Wolf')
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Tiger Cub egg/ })).toHaveFocus())
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onPress).toHaveBeenLastCalledWith('quests/dustbunnies')
  },
} satisfies Story

export const EggChosen = {
  args: { chosen: 'eggs/Wolf' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /^Wolf egg/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: /^Red hatching potion.*1 owned, goes with it/ })).toBeVisible()
    const panel = within(canvas.getByRole('region', { name: 'Wolf egg' }))
    await userEvent.click(panel.getByRole('button', { name: 'Golden hatching potion' }))
    await expect(args.onConfirm).toHaveBeenCalledWith(expect.objectContaining({ pet: 'Wolf-Golden' }))
  },
} satisfies Story

export const PotionChosen = { args: { chosen: 'hatchingPotions/Red' } } satisfies Story
export const NothingGoesWithIt = { args: { chosen: 'eggs/TigerCub' } } satisfies Story
export const QuestChosen = { args: { chosen: 'quests/dustbunnies' } } satisfies Story
export const SaddleChosen = { args: { chosen: 'food/Saddle' } } satisfies Story

export const Selling = {
  args: { chosen: 'eggs/Fox' },
  play: async ({ canvas, args }) => {
    const panel = within(canvas.getByRole('region', { name: 'Fox egg' }))
    await userEvent.click(panel.getByRole('button', { name: 'More of Amount to sell' }))
    await userEvent.click(panel.getByRole('button', { name: 'Sell 2 for 6 gold' }))
    await expect(args.onSell).toHaveBeenCalledWith(expect.objectContaining({ key: 'Fox' }), 2)
  },
} satisfies Story

export const LastWord = {
  args: { chosen: 'eggs/Wolf', confirming: SOME_ITEMS.nests[0] },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Hatch Red Wolf' }))
    await expect(args.onHatch).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Not yet' }))
    await expect(args.onConfirm).toHaveBeenLastCalledWith(undefined)
  },
} satisfies Story

export const EmptyBags = { args: { model: { items: [], nests: [] }, shelves: shelvesOf([]) } } satisfies Story

export const NothingFound = {
  args: {
    shelves: shelvesOf(SOME_ITEMS.items, { search: 'moon' }),
    arrangement: { ...DEFAULT_ARRANGEMENT, search: 'moon' },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show everything' }))
    await expect(args.onArrange).toHaveBeenCalledWith(DEFAULT_ARRANGEMENT)
  },
} satisfies Story

const MANY = Array.from({ length: 61 }, (_, at) => ({
  ...SOME_ITEMS.items[0]!,
  id: `eggs/Wolf${at}` as const,
  name: at === 0 ? 'Mehrzweckverwandlungsei eines Riesenfaultiers' : `Egg ${at + 1}`,
}))
export const ManyEggsAndALongName = {
  args: { model: { items: MANY, nests: [] }, shelves: shelvesOf(MANY) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 37 more' }))
    await expect(canvas.getByRole('button', { name: 'Show fewer' })).toHaveAttribute('aria-expanded', 'true')
  },
} satisfies Story

export const OnAPhone = { args: EggChosen.args, globals: { viewport: { value: 'phone' } } } satisfies Story
