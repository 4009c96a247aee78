import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyLoaders } from '../../../../../test-kit/story-loaders.ts'
import { WebhookTriesView } from './WebhookTriesView.tsx'

const sent = (id: string, failure: string | null, type: string) => ({
  id,
  at: '2026-11-21T12:00:00.000Z',
  webhookType: 'taskActivity',
  type,
  failure,
  failures: 0,
  isRetried: failure === 'timeout',
})

const meta = {
  title: 'Settings/Webhook deliveries',
  component: WebhookTriesView,
  loaders: storyLoaders,
  args: {
    tries: [
      sent('a', null, 'test'),
      sent('b', 'timeout', 'scored'),
      sent('c', 'status 503', 'created'),
      sent('d', 'notAllowed', 'deleted'),
    ],
    isFailed: false,
    isTesting: false,
    onTest: fn(),
    onRefresh: fn(),
  },
} satisfies Meta<typeof WebhookTriesView>
export default meta
type Story = StoryObj<typeof meta>

export const Some = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/It did not answer in time.*It is tried again/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try it out' }))
    await expect(args.onTest).toHaveBeenCalledOnce()
  },
} satisfies Story
export const None = { args: { tries: [] } } satisfies Story
export const Loading = { args: { tries: undefined } } satisfies Story
export const Failed = { args: { tries: undefined, isFailed: true } } satisfies Story
