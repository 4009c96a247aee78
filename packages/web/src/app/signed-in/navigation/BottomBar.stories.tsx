import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent } from 'storybook/test'
import { BottomBar } from './BottomBar.tsx'

const meta = {
  component: BottomBar,
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  args: { route: 'tasks', onMore: fn(), isMoreOpen: false },
  decorators: [
    (Drawn) => (
      <MemoryRouter>
        <div style={{ minBlockSize: 120 }}>
          <Drawn />
        </div>
      </MemoryRouter>
    ),
  ],
  tags: ['browser'],
} satisfies Meta<typeof BottomBar>
export default meta
type Story = StoryObj<typeof meta>

export const OnAPhone = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Tasks' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
} satisfies Story
export const InAShop = { args: { route: 'seasonalShop' } } satisfies Story
export const Elsewhere = { args: { route: 'faq' } } satisfies Story
export const OnASmallPhone = { globals: { viewport: { value: 'smallest' } } } satisfies Story
