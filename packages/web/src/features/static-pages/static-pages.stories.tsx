import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { ClearBrowserDataPage, FeaturesPage, OverviewPage } from './index.ts'

const meta = {
  title: 'Static pages',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Drawn) => (
      <MemoryRouter>
        <Drawn />
      </MemoryRouter>
    ),
  ],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Features = { render: () => <FeaturesPage /> } satisfies Story
export const Overview = { render: () => <OverviewPage /> } satisfies Story
export const ClearBrowserData = { render: () => <ClearBrowserDataPage /> } satisfies Story
