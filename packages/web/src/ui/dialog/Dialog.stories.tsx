import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'
import { TextField } from '../field/TextField.tsx'

const meta = {
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Rename the tag',
    children: <TextField label="Name" defaultValue="Errands" />,
    actions: (
      <>
        <Button variant="tertiary">Cancel</Button>
        <Button variant="primary">Save the name</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const WithForm = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Rename the tag' })
    await expect(dialog).toContainElement(dialog.ownerDocument.querySelector<HTMLElement>(':focus'))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
} satisfies Story
/** One that opened by itself lets the other go first. */
export const OneAtATime = {
  args: { open: false },
  render: (args) => {
    const [other, setOther] = useState(true)
    return (
      <>
        <Dialog {...args} open waits title="This is the stable" />
        <Dialog {...args} open={other} title="A new day" onClose={() => setOther(false)} />
      </>
    )
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'A new day' })
    await expect(screen.queryByRole('dialog', { name: 'This is the stable' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await screen.findByRole('dialog', { name: 'This is the stable' })
    await expect(screen.queryByRole('dialog', { name: 'A new day' })).toBeNull()
  },
} satisfies Story
/** The focus goes back to where it was. */
export const FocusComesBack = {
  args: { open: false },
  render: (args) => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Rename</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async () => {
    const opener = await screen.findByRole('button', { name: 'Rename' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
} satisfies Story
/** What opened it is gone, as a card that was read: the focus stays near. */
export const OpenerGone = {
  args: { open: false },
  render: (args) => {
    const [open, setOpen] = useState(false)
    const [read, setRead] = useState(false)
    const close = () => {
      setOpen(false)
      setRead(true)
    }
    return (
      <>
        <Button>Elsewhere</Button>
        <section>
          <Button>Skills</Button>
          {!read && (
            <p>
              <Button onClick={() => setOpen(true)}>Read the card</Button>
            </p>
          )}
        </section>
        <Dialog {...args} open={open} onClose={close} />
      </>
    )
  },
  play: async () => {
    const opener = await screen.findByRole('button', { name: 'Read the card' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Skills' })).toHaveFocus())
  },
} satisfies Story
export const WithIntro = { args: { intro: 'All tasks that carry it follow.' } } satisfies Story
export const NoWayOut = {
  args: { title: 'You have died', children: 'You lose a level, your gold and one piece of gear.' },
  render: ({ onClose: _onClose, ...args }) => <Dialog {...args} />,
  play: async () => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  },
} satisfies Story
export const Small = { args: { width: 'sm' } } satisfies Story
export const Large = { args: { width: 'lg' } } satisfies Story
export const LongContent = {
  args: { children: Array.from({ length: 40 }, (_, line) => <p key={line}>Line {line + 1} of many.</p>) },
} satisfies Story
export const SheetOnAPhone = { globals: { viewport: { value: 'phone' } } } satisfies Story
