import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { NextPage, type NextPageModel } from './NextPage.tsx'

const meta = {
  title: 'ui/NextPage',
  component: NextPage,
  args: { page: { state: 'idle', onMore: fn() } },
} satisfies Meta<typeof NextPage>
export default meta
type Story = StoryObj<typeof meta>

export const InView = {
  tags: ['browser'],
  play: async ({ args }) => {
    await waitFor(() => expect(args.page?.onMore).toHaveBeenCalledOnce())
  },
} satisfies Story

export const BelowTheWindow = {
  tags: ['browser'],
  render: (args) => (
    <div style={{ paddingBlockStart: '300vh' }}>
      <NextPage {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect(args.page?.onMore).not.toHaveBeenCalled()
    canvas.getByRole('button', { name: 'Show more' }).scrollIntoView()
    await waitFor(() => expect(args.page?.onMore).toHaveBeenCalledOnce())
  },
} satisfies Story

export const ByItsButton = {
  args: { byButton: true, page: { state: 'idle', onMore: fn() } },
  play: async ({ canvas, args }) => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect(args.page?.onMore).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(args.page?.onMore).toHaveBeenCalledOnce()
  },
} satisfies Story

export const Loading = { args: { page: { state: 'loading', onMore: fn() } } } satisfies Story

/** Fails once it is asked, and again. */
const Failing = ({ onAsked }: { readonly onAsked: () => void }) => {
  const [state, setState] = useState<NextPageModel['state']>('idle')
  const onMore = () => {
    onAsked()
    setState('loading')
    setTimeout(() => setState('failed'), 20)
  }
  return <NextPage page={{ state, reason: 'The keep is closed for tonight.', onMore }} />
}

const onAsked = fn()
export const FailsInView = {
  tags: ['browser'],
  render: () => <Failing onAsked={onAsked} />,
  play: async ({ canvas }) => {
    onAsked.mockClear()
    await expect(await canvas.findByText('The keep is closed for tonight.')).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 300))
    const before = onAsked.mock.calls.length
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(onAsked.mock.calls.length).toBe(before)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(onAsked.mock.calls.length).toBe(before + 1))
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toHaveFocus()
  },
} satisfies Story

export const Unreachable = { args: { page: { state: 'failed', onMore: fn() } } } satisfies Story
export const Whole = { args: { page: undefined } } satisfies Story
