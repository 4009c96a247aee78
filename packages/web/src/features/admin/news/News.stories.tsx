import { asKey, type UserId } from '@daykeep/rules/model'
import type { WireNewsPost } from '@daykeep/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NewsView } from './NewsView.tsx'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe'
const AT = '2026-06-10T10:00:00.000Z'

const post = (id: string, fields: Partial<WireNewsPost> = {}): WireNewsPost => ({
  _id: id,
  id,
  author: asKey<UserId>('one'),
  title: 'The winter fair',
  text: 'Come to the **market**: the stalls are open until Sunday.',
  credits: '',
  publishDate: AT,
  published: true,
  createdAt: AT,
  updatedAt: AT,
  ...fields,
})

const onCreate = fn()
const meta = {
  title: 'Admin/News',
  component: NewsView,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  args: {
    state: { type: 'ready', items: [] },
    now: Date.parse(AT) + 1,
    busy: false,
    refusal: undefined,
    onCreate,
    onUpdate: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof NewsView>
export default meta
type Story = StoryObj<typeof meta>

export const Posts = {
  args: {
    state: {
      type: 'ready',
      items: [
        post('draft', { title: '', published: false }),
        post('waiting', { title: LONG.repeat(3), publishDate: '2026-08-01T10:00:00.000Z' }),
        post('out'),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    onCreate.mockClear()
    const page = within(canvasElement)
    for (const stage of ['Draft', 'Waits for its date']) await expect(page.getByText(stage)).toBeVisible()
    await userEvent.type(page.getByRole('textbox', { name: 'Title' }), 'Spring')
    await userEvent.click(page.getByRole('switch', { name: /^Published/ }))
    await userEvent.click(page.getByRole('button', { name: 'Write a post' }))
    await expect(onCreate).toHaveBeenCalledWith(expect.objectContaining({ title: 'Spring', published: true }))
  },
} satisfies Story
export const NothingWritten = { args: { refusal: 'A title is needed.' } } satisfies Story
export const Loading = { args: { state: { type: 'loading' } } } satisfies Story
