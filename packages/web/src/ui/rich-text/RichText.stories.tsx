import type { Meta, StoryObj } from '@storybook/react-vite'
import { RichText } from './RichText.tsx'

const meta = { component: RichText, args: { text: 'Water the plants' } } satisfies Meta<typeof RichText>
export default meta
type Story = StoryObj<typeof meta>

export const Plain = {} satisfies Story
export const Inline = { args: { kind: 'inline', text: 'Read **ten** pages of `the manual`' } } satisfies Story
// The checkboxes get their names while the HTML is sanitized, which needs a real parser.
export const Block = {
  tags: ['browser'],
  args: {
    text: '## Before\n\n- [x] collect receipts\n- [ ] scan letters\n\n> Photos are in the blue folder.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nSee https://keep.example',
  },
} satisfies Story
export const Hostile = {
  args: { text: '<img src=x onerror=alert(1)> [click](javascript:alert(1)) <b>bold?</b>' },
} satisfies Story
