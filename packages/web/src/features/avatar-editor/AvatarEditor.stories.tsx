import type { User } from '@daykeep/rules/model'
import type { DeepPartial } from '@daykeep/rules/test-kit/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { aFreshPlayer } from '../../../test-kit/fresh-player.ts'
import { storyLoaders } from '../../../test-kit/story-loaders.ts'
import { TestPlayerProvider } from '../../../test-kit/TestPlayerProvider.tsx'
import type { PlayerStore } from '../../sync/index.ts'
import { AvatarEditorDialog } from './AvatarEditorDialog.tsx'

let store: PlayerStore
const user = () => store.snapshot().player.user

type Args = { readonly changes: DeepPartial<User>; readonly onClose: () => void }

const meta: Meta<Args> = {
  title: 'Avatar editor',
  loaders: storyLoaders,
  args: { changes: { balance: 5 }, onClose: fn() },
  render: ({ changes, onClose }) => (
    <MemoryRouter>
      <TestPlayerProvider player={aFreshPlayer(changes)} onStore={(made) => (store = made)}>
        <AvatarEditorDialog onClose={onClose} />
      </TestPlayerProvider>
    </MemoryRouter>
  ),
}
export default meta
type Story = StoryObj<Args>

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const turnTo = async (page: string) => userEvent.click(await screen.findByRole('radio', { name: page }))

/** What is owned is worn at once, by pointer or by keyboard. */
export const Body = {
  play: async ({ args }) => {
    await press('Broad')
    await expect(user().preferences.size).toBe('broad')
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect(user().preferences.size).toBe('slim')
    await press('Done')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
} satisfies Story

/** What has a price is tried on, asked for, bought and worn. */
export const BuyingFromTheMirror = {
  play: async () => {
    await turnTo('Hair')
    await press(/^Rainbow/)
    await expect(user().preferences.hair.color).toBe('red')
    await press('Buy for 2 gems')
    await expect(user().balance).toBe(5)
    await press('Spend 2 gems')
    await waitFor(() => expect(user().preferences.hair.color).toBe('rainbow'))
    await expect(user().balance).toBe(4.5)
  },
} satisfies Story

export const ASetOfBackgrounds = {
  play: async () => {
    await turnTo('Background')
    await userEvent.click((await screen.findAllByRole('button', { name: /^The whole set/ }))[0] ?? document.body)
    await expect(document.querySelectorAll('[data-cell][aria-pressed="true"]').length).toBeGreaterThan(2)
    await press('Buy for 15 gems')
    await press('Spend 15 gems')
    await waitFor(() => expect(Object.values(user().purchased.background).filter(Boolean).length).toBeGreaterThan(2))
    await userEvent.click(screen.getByRole('radio', { name: 'Mine' }))
    await expect(screen.queryByRole('button', { name: /^The whole set/ })).toBeNull()
  },
} satisfies Story

export const WithoutGems = {
  args: { changes: { balance: 0 } },
  play: async () => {
    await turnTo('Hair')
    await press(/^Rainbow/)
    await expect(await screen.findByRole('link', { name: 'How to get gems' })).toBeVisible()
    await press('Put it back')
    await expect(screen.queryByRole('link', { name: 'How to get gems' })).toBeNull()
  },
} satisfies Story

export const ForCheckIns = {
  play: async () => {
    await turnTo('Background')
    await press(/^Blue noon/)
    await expect(await screen.findByText(/^Comes with 2 check-ins/)).toBeVisible()
  },
} satisfies Story

/** The mirror stays where it was, and as high. */
export const NothingFound = {
  tags: ['browser'],
  play: async () => {
    await turnTo('Background')
    const top = () => screen.getByRole('img', { name: 'You, as you look now' }).getBoundingClientRect().top
    const before = top()
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search backgrounds' }), 'xyzzy')
    const showAll = await screen.findByRole('button', { name: 'Show everything' })
    await expect(top()).toBe(before)
    await userEvent.click(showAll)
  },
} satisfies Story

/** One need not go back to the top for another page, and each page is read from its top. */
export const FromTheFootOfAPage = {
  tags: ['browser'],
  play: async () => {
    await turnTo('Hair')
    const last = (await screen.findAllByRole('button')).filter((one) => one.matches('[data-cell]')).at(-1)
    last?.scrollIntoView()
    await expect(screen.getByRole('radio', { name: 'Face' })).toBeVisible()
    await turnTo('Background')
    const first = (await screen.findAllByRole('heading', { level: 3 }))[0]
    const tools = screen.getByRole('searchbox', { name: 'Search backgrounds' }).getBoundingClientRect()
    await expect(first?.getBoundingClientRect().top).toBeGreaterThanOrEqual(tools.bottom)
  },
} satisfies Story

export const Extras = { play: async () => turnTo('Extras') } satisfies Story
export const Face = { play: async () => turnTo('Face') } satisfies Story
export const AtNight = { globals: { theme: 'dark' } } satisfies Story
export const OnAPhone = { globals: { viewport: { value: 'smallest' } } } satisfies Story

/** Texts at twice their size. */
export const LargeText = { globals: { textSize: '200%' } } satisfies Story
