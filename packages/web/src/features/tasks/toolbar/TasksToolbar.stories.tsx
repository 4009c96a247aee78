import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent } from 'storybook/test'
import { samplePlayer } from '../fixtures/sample-tasks.ts'
import { TasksToolbar } from './TasksToolbar.tsx'

const { tags } = samplePlayer(Date.now()).user

const meta = {
  component: TasksToolbar,
  args: {
    search: '',
    onSearch: fn(),
    tags,
    active: [],
    onTags: fn(),
    onEditTags: fn(() => undefined),
    today: '/today',
  },
  decorators: [
    (Drawn) => (
      <MemoryRouter>
        <Drawn />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof TasksToolbar>
export default meta
type Story = StoryObj<typeof meta>

export const Plain = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Work' }))
    await expect(args.onTags).toHaveBeenLastCalledWith(['work'])
    await expect(canvas.getByRole('link', { name: 'Today' })).toHaveAttribute('href', '/today')
  },
} satisfies Story
export const Searching = {
  args: { search: 'passport' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
  },
} satisfies Story
export const TwoTags = { args: { active: tags.slice(0, 2).map(({ id }) => id) } } satisfies Story
export const NoTags = { args: { tags: [] } } satisfies Story
export const ManyTags = {
  args: {
    tags: Array.from(
      { length: 30 },
      (_, at) => ({ ...tags[0], id: `tag-${at}`, name: `Versicherung ${at}` }) as (typeof tags)[0],
    ),
  },
} satisfies Story
export const OnAPhone = { ...TwoTags, globals: { viewport: { value: 'smallest' } } } satisfies Story
