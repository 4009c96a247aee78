import { catalogue } from '../../../../test-kit/catalogue.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { User } from '@daykeep/rules/model'
import type { DeepPartial } from '@daykeep/rules/test-kit/user'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { storyLoaders } from '../../../../test-kit/story-loaders.ts'
import { A_DAY, aCustomer } from '../fixtures/sample-shop.ts'
import type { ShelfModel } from '../item/index.ts'
import { toCustomisationShop } from '../customisations/index.ts'
import { toMarket } from '../market/index.ts'
import { toQuestShop } from '../quests/index.ts'
import { toTimeTravellers } from '../time-travellers/index.ts'
import { PurchaseDialog } from './PurchaseDialog.tsx'
import { toOfferDetails } from './to-offer-details.ts'

const SHOPS = {
  market: (user: User) => toMarket(catalogue, user, A_DAY, 'wizard'),
  quests: (user: User) => toQuestShop(catalogue, user, A_DAY),
  looks: (user: User) => toCustomisationShop(catalogue, user, A_DAY),
  time: (user: User) => toTimeTravellers(catalogue, user, A_DAY),
}

type Args = {
  readonly shop: keyof typeof SHOPS
  readonly id: string | RegExp
  readonly changes: DeepPartial<User>
  readonly refused: string | undefined
  readonly onBuy: (quantity: number) => void
  readonly onPin: () => void
  readonly onClose: () => void
}

const find = (shelves: ReadonlyArray<ShelfModel>, id: string | RegExp) =>
  shelves
    .flatMap(({ items, whole }) => (whole === undefined ? items : [...items, whole]))
    .find((item) => (typeof id === 'string' ? item.id === id : id.test(item.id)))

const meta: Meta<Args> = {
  title: 'Shops/Purchase',
  loaders: storyLoaders,
  args: {
    shop: 'market',
    id: 'gear.flat.weapon_wizard_0',
    changes: {},
    refused: undefined,
    onBuy: fn(),
    onPin: fn(),
    onClose: fn(),
  },
  render: ({ shop, id, changes, ...args }) => {
    const user = aCustomer(changes)
    const item = find(SHOPS[shop](user), id)
    return (
      <MemoryRouter>{item && <PurchaseDialog {...args} offer={toOfferDetails(catalogue, user, item)} />}</MemoryRouter>
    )
  },
}
export default meta
type Story = StoryObj<Args>

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** Gold is spent at once, and the dialog says what the piece changes. */
export const Gear = {
  play: async ({ args }) => {
    await press(/^Buy for/)
    await expect(args.onBuy).toHaveBeenCalledWith(1)
  },
} satisfies Story

/** Gems ask once more. */
export const GemsAskFirst = {
  args: { id: 'eggs.Wolf' },
  play: async ({ args }) => {
    await userEvent.clear(await screen.findByRole('spinbutton', { name: 'How many' }))
    await userEvent.type(screen.getByRole('spinbutton', { name: 'How many' }), '3')
    await press('Buy for 9')
    await expect(args.onBuy).not.toHaveBeenCalled()
    await expect(await screen.findByText('9 gems for “Wolf egg”?')).toBeVisible()
    await press('Spend 9 gems')
    await expect(args.onBuy).toHaveBeenCalledWith(3)
  },
} satisfies Story

/** The question takes the place of the button, so a double click does not answer it. */
export const DoubleClick = {
  args: GemsAskFirst.args,
  play: async ({ args }) => {
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Buy for 3' }))
    await screen.findByRole('button', { name: 'Spend 3 gems' })
    await expect(args.onBuy).not.toHaveBeenCalled()
  },
} satisfies Story

/** A new life asks once more, also where it costs nothing. */
export const FreeRebirthAsksFirst = {
  args: { id: 'special.rebirth_orb', changes: { stats: { lvl: 120 }, flags: { rebirthEnabled: true } } },
  play: async ({ args }) => {
    await press('Begin again')
    await expect(args.onBuy).not.toHaveBeenCalled()
    await expect(await screen.findByText('“Orb of rebirth”: are you sure?')).toBeVisible()
    await press('Begin again')
    await expect(args.onBuy).toHaveBeenCalledWith(1)
  },
} satisfies Story

export const GemsMissing = {
  args: { id: 'eggs.Wolf', changes: { balance: 0 } },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'How to get gems' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Buy for/ })).toBeNull()
    await expect(screen.getByRole('button', { name: 'Buy gems' })).toBeVisible()
  },
} satisfies Story

export const HourglassesMissing = {
  args: { shop: 'time', id: /^mystery\./, changes: { purchased: { plan: { consecutive: { trinkets: 0 } } } } },
} satisfies Story

/** One sees oneself in all of its pieces. */
export const MysterySet = {
  args: { shop: 'time', id: /^mystery\./ },
  play: async () => {
    await expect(await screen.findByRole('img', { name: /^You, with: / })).toBeVisible()
  },
} satisfies Story
export const GoldMissing = { args: { changes: { stats: { gp: 0.5 } } } } satisfies Story
export const Locked = { args: { id: 'gear.flat.weapon_wizard_3' } } satisfies Story
export const QuestWithBoss = { args: { shop: 'quests', id: 'quests.dilatoryDistress2' } } satisfies Story
export const QuestToCollect = { args: { shop: 'quests', id: 'quests.dilatoryDistress1' } } satisfies Story
export const Bundle = { args: { shop: 'quests', id: /^bundles\./ } } satisfies Story
export const Background = { args: { shop: 'looks', id: /^backgrounds\./ } } satisfies Story
export const WholeSet = { args: { shop: 'looks', id: /^set\.background/, changes: { balance: 10 } } } satisfies Story
export const HairColour = { args: { shop: 'looks', id: /^hair\.color/ } } satisfies Story
export const GemForGold = {
  args: {
    id: 'special.gems',
    changes: { purchased: { plan: { customerId: 'c', planId: 'basic', gemsBought: 24 } } },
  },
} satisfies Story
export const Refused = { args: { refused: 'It is not sold any more.' } } satisfies Story
export const AtNight = { args: { id: 'eggs.Wolf' }, globals: { theme: 'dark' } } satisfies Story
/** The dialog is read from its beginning: no keyboard of a phone covers it, and the picture is in sight. */
export const OnAPhone = {
  args: { shop: 'quests', id: 'quests.dilatoryDistress2' },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveFocus()
  },
} satisfies Story
