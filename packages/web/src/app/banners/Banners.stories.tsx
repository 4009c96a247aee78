import { MemoryRouter } from 'react-router-dom'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Banners } from './Banners.tsx'

const meta = {
  component: Banners,
  args: { banners: [], onResume: fn(), onEndTimeOff: fn(), onRetry: fn(), onPromo: fn(), onDismiss: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Banners>
export default meta
type Story = StoryObj<typeof meta>

export const None = {} satisfies Story
export const DamagePaused = {
  args: { banners: [{ name: 'damage-paused' }] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resume damage' }))
    await expect(args.onResume).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onDismiss).toHaveBeenCalledWith('damage-paused')
  },
} satisfies Story
export const TimeOff = {
  args: { banners: [{ name: 'time-off', lastDay: '2026-07-19' }] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/until Jul 19, 2026/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'End my time off' }))
    await expect(args.onEndTimeOff).toHaveBeenCalledOnce()
  },
} satisfies Story
export const ChatWarning = {
  args: { banners: [{ name: 'chat-warning' }] },
  decorators: [
    (Drawn) => (
      <MemoryRouter>
        <Drawn />
      </MemoryRouter>
    ),
  ],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Community guidelines' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onDismiss).toHaveBeenCalledWith('chat-warning')
  },
} satisfies Story
export const MoreGems = {
  args: { banners: [{ name: 'gems-promo', until: Date.UTC(2026, 8, 4) }] },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See the packs' }))
    await expect(args.onPromo).toHaveBeenCalledWith('gems-promo')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onDismiss).toHaveBeenCalledWith('gems-promo')
  },
} satisfies Story
export const GiftsComeBack = {
  args: { banners: [{ name: 'gift-promo', until: Date.UTC(2027, 0, 10) }] },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Give one' }))
    await expect(args.onPromo).toHaveBeenCalledWith('gift-promo')
  },
} satisfies Story
export const Offline = { args: { banners: [{ name: 'offline', waiting: 3 }] } } satisfies Story
export const Both = {
  args: { banners: [...DamagePaused.args.banners, ...Offline.args.banners] },
  play: async () => {
    const height = (name: string) => Number.parseFloat(document.documentElement.style.getPropertyValue(name))
    await waitFor(() => expect(height('--banner-damage-paused-h')).toBeGreaterThan(40))
    await expect(height('--banner-damage-paused-h') + height('--banner-offline-h')).toBe(height('--banners-h'))
  },
} satisfies Story
