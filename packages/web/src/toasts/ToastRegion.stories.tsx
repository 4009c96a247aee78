import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { clearToasts } from '../../test-kit/clear-toasts.ts'
import { Button, Dialog, usePageMark } from '../ui/index.ts'
import { toasts } from './toast-store.ts'
import { ToastRegion } from './ToastRegion.tsx'

/** A page whose dialog opens by itself. */
const Page = () => {
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <main style={{ minBlockSize: '100vh' }}>
      {open && (
        <Dialog open title="This is the stable" onClose={close} actions={<Button onClick={close}>Look around</Button>}>
          Every shape you see is an animal you have not met.
        </Dialog>
      )}
      <ToastRegion />
    </main>
  )
}

const PageWithBar = () => {
  usePageMark('dockedNarrow', '')
  return (
    <main style={{ minBlockSize: '100vh', display: 'grid', alignContent: 'end' }}>
      <section style={{ position: 'sticky', insetBlockEnd: 'var(--bottom-bar)' }}>
        <Button wide>Open</Button>
      </section>
      <ToastRegion />
    </main>
  )
}

const meta = {
  title: 'Toasts/Of this window',
  component: Page,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  tags: ['browser'],
  beforeEach: clearToasts,
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

/** Whether the toast lies over the bar. */
const isCovered = () => {
  const toast = document.querySelector('[data-toasts] li')?.getBoundingClientRect()
  const bar = document.querySelector('main section')?.getBoundingClientRect()
  return toast === undefined || bar === undefined || (toast.bottom > bar.top && toast.top < bar.bottom)
}

const edge = () => document.querySelector('[data-toasts]')?.getAttribute('data-edge')

/** Away from the button of a dialog while that is open; then at the bottom again, since hints stand at the top. */
export const AfterADialog = {
  play: async () => {
    toasts.show({ type: 'info', text: 'A new day', stays: true })
    const leave = await screen.findByRole('button', { name: 'Look around' })
    leave.focus()
    await waitFor(() => expect(edge()).toBe('top'))
    await userEvent.click(leave)
    await waitFor(() => expect(edge()).toBe('bottom'))
  },
} satisfies Story

/** A bar at the bottom, such as the larder, is not covered, even before anything was pressed. */
export const BesideABarAtTheBottom = {
  render: () => <PageWithBar />,
  play: async () => {
    toasts.show({ type: 'info', text: 'A new day', stays: true })
    await screen.findByText('A new day', { selector: 'li *' })
    await waitFor(() => expect(isCovered()).toBe(false))
  },
} satisfies Story
