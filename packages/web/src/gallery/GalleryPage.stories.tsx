import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { catalogue } from '../../test-kit/catalogue.ts'
import { loadRenderer } from '../art/index.ts'
import { GalleryPage } from './GalleryPage.tsx'
import { EXHIBITS } from './to-exhibits.ts'

/** Everything in the compiled catalogue: a story for each kind, by group and page. */
const meta = {
  title: 'Gallery',
  component: GalleryPage,
  // Two thousand entries of the catalogue are no control.
  parameters: { controls: { exclude: ['exhibits'] } },
  loaders: [() => loadRenderer()],
  args: { exhibits: EXHIBITS.gear(catalogue) },
} satisfies Meta<typeof GalleryPage>
export default meta
type Story = StoryObj<typeof meta>

export const Gear = {} satisfies Story
export const Quests = { args: { exhibits: EXHIBITS.quests(catalogue), size: 120 } } satisfies Story
export const Bundles = { args: { exhibits: EXHIBITS.bundles(catalogue) } } satisfies Story
export const Eggs = { args: { exhibits: EXHIBITS.eggs(catalogue) } } satisfies Story
export const Potions = { args: { exhibits: EXHIBITS.potions(catalogue) } } satisfies Story
export const Food = { args: { exhibits: EXHIBITS.food(catalogue) } } satisfies Story
export const Pets = { args: { exhibits: EXHIBITS.pets(catalogue) } } satisfies Story
export const Mounts = { args: { exhibits: EXHIBITS.mounts(catalogue), size: 120 } } satisfies Story
export const Backgrounds = { args: { exhibits: EXHIBITS.backgrounds(catalogue), size: 120 } } satisfies Story
export const Looks = { args: { exhibits: EXHIBITS.looks(catalogue) } } satisfies Story
export const Achievements = { args: { exhibits: EXHIBITS.achievements(catalogue) } } satisfies Story
export const Skills = { args: { exhibits: EXHIBITS.skills(catalogue) } } satisfies Story
export const CardsAndThingsToThrow = { args: { exhibits: EXHIBITS.cards(catalogue) } } satisfies Story

export const OfOneGroup = {
  args: { exhibits: EXHIBITS.gear(catalogue), perPage: 12 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Group' }), 'warrior')
    await userEvent.click(page.getByRole('button', { name: 'Next page' }))
    await expect(page.getByText('Page 2 of 2', { exact: false })).toBeVisible()
  },
} satisfies Story

export const Searched = {
  args: { exhibits: EXHIBITS.quests(catalogue), size: 120 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByRole('searchbox', { name: 'Search' }), 'dilatoryDistress2')
    await expect(page.getByRole('combobox', { name: 'Group' })).toHaveValue('all')
    await expect(page.getByText('quests.dilatoryDistress2')).toBeVisible()
    await expect(page.getByText('1 of 1, 1 of', { exact: false })).toBeVisible()
  },
} satisfies Story

export const WithCounts = {
  args: { exhibits: EXHIBITS.achievements(catalogue), perPage: 150 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Friends threw snow at you, 3 times.')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/NaN|received: \./)
  },
} satisfies Story
