import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { clearToasts } from '../../test-kit/clear-toasts.ts'
import { Button, Dialog, useDock } from '../ui/index.ts'
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
  const bar = useRef<HTMLElement>(null)
  useDock(bar)
  return (
    <main style={{ minBlockSize: '100vh', display: 'grid', alignContent: 'space-between' }}>
      <h1>Stable</h1>
      <section ref={bar} style={{ position: 'sticky', insetBlockEnd: 'var(--bottom-bar)' }}>
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

/** Whether the toast lies over an element of the page. */
const covers = (selector: string) => {
  const toast = document.querySelector('[data-toasts] li')?.getBoundingClientRect()
  const other = document.querySelector(selector)?.getBoundingClientRect()
  return toast === undefined || other === undefined || (toast.bottom > other.top && toast.top < other.bottom)
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

/** Neither a bar at the bottom, such as the larder, is covered nor the title, before and after the bar is pressed. */
export const BesideABarAtTheBottom = {
  render: () => <PageWithBar />,
  play: async () => {
    toasts.show({ type: 'info', text: 'A new day', stays: true })
    await screen.findByText('A new day', { selector: 'li *' })
    await waitFor(() => expect([covers('main section'), covers('main h1')]).toEqual([false, false]))
    await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
    await expect([edge(), covers('main section')]).toEqual(['bottom', false])
  },
} satisfies Story
