import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  FOR_MILK,
  MILK,
  NO_ROWS,
  SADDLE,
  SOME_COLUMNS,
  SOME_FOOD,
  SOME_ROWS,
  SOME_TALLIES,
} from './fixtures/sample-stable.ts'
import { StableView } from './StableView.tsx'
import { DEFAULT_CHOICES } from './view-choices.ts'

const meta = {
  title: 'Stable/Stable',
  component: StableView,
  parameters: { layout: 'fullscreen' },
  args: {
    progress: { pets: { count: 33, total: 90 }, mounts: { count: 8, total: 90 } },
    rows: SOME_ROWS,
    columns: SOME_COLUMNS,
    tallies: SOME_TALLIES,
    choices: DEFAULT_CHOICES,
    onChoices: fn(),
    foods: SOME_FOOD,
    food: undefined,
    onFood: fn(),
    appetites: undefined,
    portion: { type: 'pieces', pieces: 1 },
    onPortion: fn(),
    onAct: fn(),
    onServe: fn(),
    confirming: undefined,
    onHatch: fn(),
    onCancelHatch: fn(),
    onIntroRead: undefined,
  },
} satisfies Meta<typeof StableView>
export default meta
type Story = StoryObj<typeof meta>

export const AfterSomeMonths = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Plain Wolf, mount, you ride it/ }))
    await expect(args.onAct).toHaveBeenLastCalledWith({ type: 'ride', mount: 'Wolf-Base' })
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await expect(args.onAct).toHaveBeenLastCalledWith({ type: 'takeAlong', pet: 'Wolf-Desert' })
    await userEvent.click(canvas.getByRole('button', { name: 'White Wolf, not found yet' }))
    const needs = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'White Wolf' }))
    await expect(needs.getByText('White hatching potion: none yet')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'White Wolf, not found yet' })).toHaveFocus())
  },
} satisfies Story

/** The longest names stand side by side, and no name runs into its neighbour's. */
export const NamesOnALaptop = {
  globals: { viewport: { value: 'laptop' } },
  args: {
    columns: SOME_COLUMNS.map((column, at) => ({
      ...column,
      name: at % 2 === 0 ? 'Candyfloss Pink' : 'Candyfloss Blue',
    })),
  },
  play: async ({ canvasElement }) => {
    const heads = [...canvasElement.querySelectorAll<HTMLElement>('ul[aria-hidden] > li')].map(boxOfWords)
    await expect(heads).toHaveLength(10)
    const overlapping = heads.filter((box, at) => at > 0 && meet(heads[at - 1] as DOMRect, box))
    await expect(overlapping).toEqual([])
  },
} satisfies Story

const boxOfWords = (element: HTMLElement): DOMRect => {
  const range = document.createRange()
  range.selectNode(element.lastChild as Node)
  return range.getBoundingClientRect()
}

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.right > other.left - 3 && one.bottom > other.top && one.top < other.bottom

export const MilkInHand = {
  args: { food: MILK, appetites: FOR_MILK },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^White Panda Cub.* likes this food/ }))
    await expect(args.onAct).toHaveBeenLastCalledWith({ type: 'feed', pet: 'PandaCub-White' })
    await userEvent.click(canvas.getByRole('button', { name: 'More of Pieces' }))
    await expect(args.onPortion).toHaveBeenLastCalledWith({ type: 'pieces', pieces: 2 })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Until it is grown up' }))
    await expect(args.onPortion).toHaveBeenLastCalledWith({ type: 'untilRaised' })
    await userEvent.click(canvas.getByRole('button', { name: /^Milk, 4 owned/ }))
    await expect(args.onFood).toHaveBeenLastCalledWith(undefined)
  },
} satisfies Story

/** Fewer rows are enough for most stories. */
const FEW = SOME_ROWS.slice(0, 2)

export const SaddleInHand = { args: { rows: FEW, food: SADDLE, appetites: FOR_MILK } } satisfies Story
export const UntilGrown = { args: { ...MilkInHand.args, rows: FEW, portion: { type: 'untilRaised' } } } satisfies Story

export const Hatchable = {
  args: {
    rows: FEW,
    confirming: {
      egg: 'TigerCub',
      potion: 'Golden',
      pet: 'TigerCub-Golden',
      name: 'Golden Tiger Cub',
      picture: { kind: 'pet', species: 'TigerCub', potion: 'Golden' },
    },
  },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Hatch Golden Tiger Cub' }))
    await expect(args.onHatch).toHaveBeenCalledWith(expect.objectContaining({ pet: 'TigerCub-Golden' }))
  },
} satisfies Story

export const PetAndMountOfOneKind = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Golden Lion Cub, pet and mount' }))
    const choices = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.click(choices.getByRole('button', { name: 'Ride it' }))
    await expect(args.onAct).toHaveBeenLastCalledWith({ type: 'ride', mount: 'LionCub-Golden' })
  },
} satisfies Story

export const NoPetsNoFood = {
  args: {
    rows: NO_ROWS,
    foods: [],
    progress: { pets: { count: 0, total: 90 }, mounts: { count: 0, total: 90 } },
  },
} satisfies Story

export const FirstVisit = {
  args: { ...NoPetsNoFood.args, rows: NO_ROWS.slice(0, 2), onIntroRead: fn() },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Let me look around' }))
    await expect(args.onIntroRead).toHaveBeenCalledOnce()
  },
} satisfies Story

export const OnlyWhatCanHatch = {
  args: { choices: { ...DEFAULT_CHOICES, states: ['ready'] }, rows: SOME_ROWS.slice(0, 4) },
} satisfies Story

export const NothingMatches = {
  args: { rows: [], columns: [], choices: { ...DEFAULT_CHOICES, search: 'moth' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show everything' }))
    await expect(args.onChoices).toHaveBeenCalledWith(
      expect.objectContaining({ search: '', kinds: ['drop', 'premium', 'quest'] }),
    )
  },
} satisfies Story

export const ManyCardsAndALongName = {
  args: {
    rows: Array.from({ length: 15 }, (_, at) => ({
      ...SOME_ROWS[at % 2]!,
      stalls: SOME_ROWS[at % 2]!.stalls.slice(0, 2),
      id: `quest/${at}`,
      title: at === 0 ? 'Riesenfaultiernachwuchs der Hochmoore' : `Species ${at + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 15' }))
    await expect(canvas.getByRole('heading', { name: 'Species 15' })).toBeVisible()
  },
} satisfies Story

export const OnAPhone = {
  args: { ...MilkInHand.args, rows: FEW },
  globals: { viewport: { value: 'phone' } },
} satisfies Story
