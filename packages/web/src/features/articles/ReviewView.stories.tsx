import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent } from 'storybook/test'
import { ReviewView } from './ReviewView.tsx'

const ARTICLE = {
  key: 'terms',
  title: 'Terms',
  lead: 'What you may expect of us, and we of you.',
  changed: '1 December 2026',
  sections: Array.from({ length: 12 }, (_, at) => ({
    key: `section-${at}`,
    title: `What paragraph ${at + 1} says of a matter that matters`,
    text: 'Long sentences of the law, one after the other, as they are read before anybody agrees. '.repeat(4),
  })),
}

const meta = {
  component: ReviewView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Drawn) => (
      <MemoryRouter>
        <Drawn />
      </MemoryRouter>
    ),
  ],
  args: { article: ARTICLE, state: { type: 'visitor' } },
} satisfies Meta<typeof ReviewView>
export default meta
type Story = StoryObj<typeof meta>

const onAccept = fn()

export const Asked = {
  args: { state: { type: 'open', onAccept } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/logout')
    await userEvent.click(canvas.getByRole('button', { name: 'Accept and go on' }))
    await expect(onAccept).toHaveBeenCalledOnce()
  },
} satisfies Story

export const AskedOnAPhone = {
  ...Asked,
  args: { state: { type: 'open', onAccept: fn() } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Accept and go on' })).toBeVisible()
  },
} satisfies Story

export const Accepted = {
  args: { state: { type: 'accepted', to: '/party' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/party')
  },
} satisfies Story

export const ForAVisitor = {} satisfies Story
