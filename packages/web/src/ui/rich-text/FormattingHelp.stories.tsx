import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { FormattingHelp } from './FormattingHelp.tsx'

const meta = { component: FormattingHelp } satisfies Meta<typeof FormattingHelp>
export default meta
type Story = StoryObj<typeof meta>

export const Closed = {} satisfies Story

// The checkboxes get their names while the HTML is sanitized, which needs a real parser.
export const OpenedByKeyboard = {
  tags: ['browser'],
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const help = within(await screen.findByRole('dialog', { name: 'Formatting' }))
    const written = await help.findByText('**strong**')
    await expect(written).toBeVisible()
    await expect((await help.findByText('strong', { selector: 'strong' })).closest('tr')).toBe(written.closest('tr'))
    await expect(await help.findByRole('link', { name: 'a link' })).toBeVisible()
  },
} satisfies Story
