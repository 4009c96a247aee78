import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BugReportView } from './BugReportView.tsx'

const onSend = fn()
const meta = {
  title: 'Bug report/Bug report',
  component: BugReportView,
  args: {
    start: { email: 'ida@example.org', message: '', question: false },
    sent: false,
    busy: false,
    refusal: undefined,
    onSend,
    onClose: fn(),
  },
} satisfies Meta<typeof BugReportView>
export default meta
type Story = StoryObj<typeof meta>

export const Empty = {
  play: async () => {
    onSend.mockClear()
    const page = within(document.body)
    await userEvent.type(await page.findByRole('textbox', { name: /What happened/ }), 'It fell over.')
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect(onSend).toHaveBeenCalledWith({ email: 'ida@example.org', message: 'It fell over.', question: false })
  },
} satisfies Story
export const Refused = {
  args: { refusal: 'That is too often. Please try again later.', start: { email: '', message: 'x', question: true } },
} satisfies Story
export const Sent = { args: { sent: true } } satisfies Story
