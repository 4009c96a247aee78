import { asKey, type QuestKey } from '@daykeep/rules/model'
import { bags } from '@daykeep/rules/test-kit/bags'
import { catalogue } from '../../../../test-kit/catalogue.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { storyLoaders } from '../../../../test-kit/story-loaders.ts'
import { toCustomisationShop } from '../customisations/index.ts'
import { A_DAY, aCustomer, SAMPLE_ITEM } from '../fixtures/sample-shop.ts'
import { toMarket } from '../market/index.ts'
import { toQuestShop } from '../quests/index.ts'
import { toSeasonalShop } from '../seasonal/index.ts'
import { toTimeTravellers } from '../time-travellers/index.ts'
import type { ShelfModel } from '../item/index.ts'
import { EVERYTHING } from './arrangement.ts'
import { ShopNotice } from './ShopNotice.tsx'
import type { ShopScene } from './ShopKeeper.tsx'
import { ShopPage } from './ShopPage.tsx'

type Args = Omit<Parameters<typeof ShopPage>[0], 'shelves'> & {
  /** Made when the story runs, when the texts of the catalogue are there. */
  readonly shelves: () => ReadonlyArray<ShelfModel>
}

const SCENE: ShopScene = { shop: 'market', season: 'fall', isDark: false, event: 'The harvest table' }

const meta: Meta<Args> = {
  title: 'Shops/Page',
  loaders: storyLoaders,
  parameters: { layout: 'fullscreen' },
  args: {
    scene: SCENE,
    now: A_DAY,
    shelves: () => toMarket(catalogue, aCustomer({ items: bags({ eggs: { Wolf: 3 } }) }), A_DAY, 'wizard'),
    arrangement: EVERYTHING,
    onArrange: fn(),
    onOpen: fn(),
    onPin: fn(),
  },
  render: ({ shelves, ...args }) => (
    <MemoryRouter>
      <ShopPage {...args} shelves={shelves()} />
    </MemoryRouter>
  ),
}
export default meta
type Story = StoryObj<Args>

/** One Tab stop for all tiles; arrows walk, Enter opens, `p` pins. */
export const Market = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const egg = await canvas.findByRole('button', { name: /^Wolf egg.*3 owned/ })
    egg.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'Wolf' }))
    await userEvent.keyboard('p')
    await expect(args.onPin).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'Wolf' }))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Moth lamp/ })[0]).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Locked' }))
    await expect(args.onArrange).toHaveBeenLastCalledWith({ ...EVERYTHING, hidden: ['locked'] })
  },
} satisfies Story

export const MarketAtNight = {
  args: { scene: { ...SCENE, isDark: true, season: 'winter', event: undefined } },
  globals: { theme: 'dark' },
} satisfies Story

export const StruckByTheWorldBoss = {
  args: { scene: { ...SCENE, struckBy: 'dysheartener' } },
} satisfies Story

export const QuestShop = {
  args: {
    scene: { ...SCENE, shop: 'questShop', season: 'spring' },
    shelves: () =>
      toQuestShop(catalogue, aCustomer({ achievements: { quests: { [asKey<QuestKey>('dustbunnies')]: 3 } } }), A_DAY),
  },
} satisfies Story

export const Customisations = {
  args: {
    scene: { ...SCENE, shop: 'customizations', season: 'summer' },
    shelves: () => toCustomisationShop(catalogue, aCustomer(), A_DAY),
  },
} satisfies Story

export const SeasonalShop = {
  args: {
    scene: { ...SCENE, shop: 'seasonalShop', season: 'winter' },
    shelves: () => toSeasonalShop(catalogue, aCustomer(), A_DAY),
  },
} satisfies Story

export const TimeTravellersWithoutHourglasses = {
  args: {
    scene: { ...SCENE, shop: 'timeTravellers' },
    shelves: () =>
      toTimeTravellers(catalogue, aCustomer({ purchased: { plan: { consecutive: { trinkets: 0 } } } }), A_DAY),
    notice: <ShopNotice>Without an hourglass you can look round, but not buy.</ShopNotice>,
  },
} satisfies Story

export const NothingMatches = {
  args: { arrangement: { ...EVERYTHING, search: 'anvil' } },
  play: async ({ canvasElement, args }) => {
    const middleOf = (element: HTMLElement) => element.getBoundingClientRect().x + element.offsetWidth / 2
    const title = within(canvasElement).getByText('Nothing matches')
    const goods = title.closest<HTMLElement>('[class*="goods"]') ?? canvasElement
    await expect(Math.abs(middleOf(title) - middleOf(goods))).toBeLessThan(20)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show everything' }))
    await expect(args.onArrange).toHaveBeenCalledWith(EVERYTHING)
  },
} satisfies Story

export const EverythingOwned = {
  args: { shelves: () => [{ id: 'gear', title: 'Gear', items: [], empty: 'You own all of it.' }] },
} satisfies Story

export const LongestTexts = {
  args: {
    shelves: () => [
      {
        id: 'gear',
        title: 'Donaudampfschifffahrtsgesellschaftskapitänsausrüstung für alle Jahreszeiten',
        items: [
          {
            ...SAMPLE_ITEM,
            name: 'Donaudampfschifffahrtsgesellschaftskapitänsschwert',
            price: 1_234_567,
            missing: 9,
            owned: 12_345,
            locked: 'Not for your class.',
            end: A_DAY + 3_600_000,
            mark: 'Zwölfmal geschafft',
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'smallest' } },
} satisfies Story

/** Texts at twice their size: on a phone the words of the keeper stand below the picture. */
export const LargeText = {
  globals: { viewport: { value: 'smallest' }, textSize: '200%' },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 })
    await waitFor(() => expect(heading.offsetWidth).toBeGreaterThan(200))
  },
} satisfies Story

const topOfGoods = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-cell]')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY

/** Keeper and tools beside the goods. */
export const OnADesktop = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(topOfGoods(canvasElement)).toBeLessThan(120))
  },
} satisfies Story

/** Keeper and tools above the goods, in little room; nothing is wider than the screen. */
export const OnAPhone = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(topOfGoods(canvasElement)).toBeLessThan(460))
    const heading = within(canvasElement).getByRole('heading', { level: 1 })
    await expect(heading.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
  },
} satisfies Story
