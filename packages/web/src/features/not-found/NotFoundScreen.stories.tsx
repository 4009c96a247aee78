import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { NotFoundScreen } from './NotFoundScreen.tsx'

const meta = {
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Drawn) => (
      <MemoryRouter>
        <Drawn />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof NotFoundScreen>
export default meta
type Story = StoryObj<typeof meta>

export const NotFound = {} satisfies Story
