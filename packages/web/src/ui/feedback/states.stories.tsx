import type { Meta, StoryObj } from '@storybook/react-vite'
import { Egg } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { Skeleton } from './Skeleton.tsx'
import { Spinner } from './Spinner.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

const meta = { title: 'ui/States' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const NothingYet = {
  render: () => (
    <EmptyState
      icon={<Egg size={26} />}
      title="No eggs yet"
      action={<Button variant="tertiary">Go to your tasks</Button>}
    >
      Eggs drop while you finish tasks.
    </EmptyState>
  ),
} satisfies Story
const retry = fn()
export const Failed = {
  render: () => (
    <ErrorState title="Your tasks could not be loaded" onRetry={retry}>
      The keep does not answer.
    </ErrorState>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
} satisfies Story
export const LoadingPlaceholders = {
  render: () => (
    <div style={{ display: 'grid', gap: 10, maxInlineSize: 320 }}>
      <Skeleton shape="arch" width={64} height={70} />
      <Skeleton width="60%" />
      <Skeleton shape="card" height={72} />
    </div>
  ),
} satisfies Story
export const Running = { render: () => <Spinner label="Looking whether it is free" /> } satisfies Story
export const ForListenersOnly = {
  render: () => (
    <p>
      3 <VisuallyHidden>gems</VisuallyHidden>
    </p>
  ),
} satisfies Story
