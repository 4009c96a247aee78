import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect } from 'storybook/test'
import { PartyHint } from './PartyHint.tsx'
import { QuestChip } from './QuestChip.tsx'

const BOSS = {
  name: 'The Lantern Thief of the Long and Winding Northern Harbour',
  meter: { type: 'boss', value: 128, max: 500 },
} as const
const SEARCH = { name: 'Lost keys', meter: { type: 'collect', value: 3, max: 20 } } as const
const WAITS = { name: 'Lost keys', meter: undefined } as const

const meta = {
  title: 'Header/Party hint',
  component: PartyHint,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: { memberCount: 3, quest: undefined },
  globals: { viewport: { value: 'smallest' } },
} satisfies Meta<typeof PartyHint>
export default meta
type Story = StoryObj<typeof meta>

export const WithoutAQuest = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Party (3)' })).toHaveAttribute('href', '/party')
  },
} satisfies Story
export const BeforeABoss = {
  args: { quest: BOSS },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('128/500')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
} satisfies Story
export const OnASearch = { args: { quest: SEARCH } } satisfies Story
export const BeforeTheStart = { args: { quest: WAITS } } satisfies Story
export const InTheStrip = { render: () => <QuestChip quest={BOSS} />, globals: {} } satisfies Story
