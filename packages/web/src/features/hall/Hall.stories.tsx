import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent } from 'storybook/test'
import { HallView } from './HallView.tsx'

const IDA = { id: 'one', name: 'Ida', rank: 7, title: 'Smith of the south gate', contributions: 'Drew **all** owls.' }
const LONG = {
  id: 'two',
  name: 'Donaudampfschifffahrtsgesellschaftskapitänswitwe',
  rank: 1,
  title: 'and on '.repeat(20),
  contributions: 'and on and on '.repeat(30),
}

const meta = {
  title: 'Hall/Hall',
  component: HallView,
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={['/hall/contributors']}>
        <Story />
      </MemoryRouter>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    kind: 'contributors',
    supports: false,
    state: { type: 'ready', items: [IDA, LONG], next: { state: 'idle', onMore: fn() } },
    children: 'Who helps to build the keep stands here.',
  },
} satisfies Meta<typeof HallView>
export default meta
type Story = StoryObj<typeof meta>

export const Contributors = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Ida' })).toHaveAttribute('href', '/profile/one')
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    const { state } = args
    await expect(state.type === 'ready' && state.next?.onMore).toHaveBeenCalled()
  },
} satisfies Story
export const ForSupport = {
  args: { supports: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Support view of Ida' })).toHaveAttribute('href', '/admin/panel/one')
  },
} satisfies Story
export const Patrons = {
  args: { kind: 'patrons', state: { type: 'ready', items: [{ ...IDA, rank: 80 }], next: undefined } },
} satisfies Story
export const Empty = { args: { state: { type: 'ready', items: [], next: undefined } } } satisfies Story
export const Loading = { args: { state: { type: 'loading' } } } satisfies Story
export const Failed = { args: { state: { type: 'failed', onRetry: fn() } } } satisfies Story
export const LargeText = { globals: { textSize: '200%', viewport: { value: 'smallest' } } } satisfies Story
export const OnAPhone = { globals: { viewport: { value: 'phone' } } } satisfies Story
