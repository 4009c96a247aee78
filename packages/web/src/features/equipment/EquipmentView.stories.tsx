import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EquipmentView } from './EquipmentView.tsx'
import { SOME_OUTFIT, SOME_PIECES } from './fixtures/sample-equipment.ts'
import { DEFAULT_SORTING, toRacks } from './to-racks.ts'

const meta = {
  title: 'Inventory/Equipment',
  component: EquipmentView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Drawn) => (
      <MemoryRouter>
        <Drawn />
      </MemoryRouter>
    ),
  ],
  args: {
    outfit: SOME_OUTFIT,
    onOutfit: fn(),
    owned: SOME_PIECES.length,
    racks: toRacks(SOME_PIECES, DEFAULT_SORTING),
    sorting: DEFAULT_SORTING,
    onSort: fn(),
    autoEquip: true,
    onAutoEquip: fn(),
    wearsCostume: false,
    onWearCostume: fn(),
    onUnequip: fn(),
    onBest: fn(),
    onOpen: fn(),
    opened: undefined,
    onEquip: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof EquipmentView>
export default meta
type Story = StoryObj<typeof meta>

export const BattleGear = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Willow wand/ }))
    await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Willow wand' }))
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Tide staff' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Take off' }))
    await userEvent.click(
      await within(canvasElement.ownerDocument.body).findByRole('menuitem', { name: 'Pet and mount' }),
    )
    await expect(args.onUnequip).toHaveBeenCalledWith('pet')
    await userEvent.click(canvas.getByRole('button', { name: 'Put on the best' }))
    await userEvent.click(
      await within(canvasElement.ownerDocument.body).findByRole('menuitem', { name: 'For Strength' }),
    )
    await expect(args.onBest).toHaveBeenCalledWith('str')
  },
} satisfies Story

export const Costume = {
  args: { outfit: { ...SOME_OUTFIT, name: 'costume' }, wearsCostume: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Wear the costume' }))
    await expect(args.onWearCostume).toHaveBeenCalledWith(false)
  },
} satisfies Story

export const CostumeNotWorn = { args: { ...Costume.args, wearsCostume: false } } satisfies Story

/** The search field and the choices beside it stand on one line. */
export const ToolsInLine = {
  tags: ['browser'],
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('searchbox').getBoundingClientRect()
    for (const choices of canvas.getAllByRole('radiogroup'))
      await expect(Math.abs(choices.getBoundingClientRect().bottom - bottom)).toBeLessThan(2)
  },
} satisfies Story

export const ByClass = {
  args: {
    sorting: { ...DEFAULT_SORTING, by: 'origin' },
    racks: toRacks(SOME_PIECES, { ...DEFAULT_SORTING, by: 'origin' }),
  },
} satisfies Story

export const BeforeTheMirror = {
  args: { opened: { piece: SOME_PIECES[0]!, avatar: SOME_OUTFIT.avatar, effect: undefined } },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(dialog.getByRole('row', { name: 'Intelligence +9 +4.5 +13.5' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Take off Tide staff' }))
    await expect(args.onEquip).toHaveBeenCalledWith(SOME_PIECES[0]?.key)
  },
} satisfies Story

export const APieceThatRaisesNothing = {
  args: {
    opened: {
      piece: SOME_PIECES[1]!,
      avatar: SOME_OUTFIT.avatar,
      effect: { worn: 'Tide staff', changes: [{ attribute: 'int', before: 51.5, after: 48 }] },
    },
  },
} satisfies Story

export const NoGear = {
  args: {
    owned: 0,
    racks: [],
    outfit: {
      ...SOME_OUTFIT,
      avatar: { ...SOME_OUTFIT.avatar, gear: {} },
      slots: SOME_OUTFIT.slots.map(({ slot }) => ({ slot, piece: undefined })),
    },
  },
} satisfies Story

export const NothingMatches = {
  args: { racks: [], sorting: { ...DEFAULT_SORTING, search: 'anvil' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all gear' }))
    await expect(args.onSort).toHaveBeenCalledWith(DEFAULT_SORTING)
  },
} satisfies Story

const MANY = Array.from({ length: 20 }, (_, at) => ({
  ...SOME_PIECES[2]!,
  key: `weapon_${at}`,
  name: at === 0 ? 'Zweihändiges Schlachtschwert der Morgenwache' : `Blade ${at + 1}`,
}))
export const ManyPiecesAndALongName = {
  args: { owned: MANY.length, racks: toRacks(MANY, DEFAULT_SORTING) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 4 more' }))
    await expect(canvas.getByRole('button', { name: /^Zweihändiges/ })).toBeVisible()
  },
} satisfies Story

export const OnAPhone = { globals: { viewport: { value: 'phone' } } } satisfies Story
