import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ConnectionMark } from './ConnectionMark.tsx'
import { SECTIONS, SECTIONS_OF_LEADERS } from './navigation/index.ts'
import { Purse } from './Purse.tsx'
import { TopBar } from './TopBar.tsx'
import { UserMenu } from './UserMenu.tsx'

const meta = {
  component: TopBar,
  args: {
    route: 'tasks',
    sections: SECTIONS,
    connection: <ConnectionMark state="saved" waiting={0} onSync={fn()} />,
    userMenu: (
      <UserMenu
        name="Maren Holt"
        username="maren"
        theme="system"
        onTheme={fn()}
        sleeping={false}
        onSleep={fn()}
        onLooks={fn()}
        onShortcuts={fn()}
        onSounds={fn()}
        isStaff={false}
      />
    ),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Drawn) => (
      <MemoryRouter>
        <div style={{ minBlockSize: 320 }}>
          <Drawn />
        </div>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof TopBar>
export default meta
type Story = StoryObj<typeof meta>

export const Today = {
  play: async ({ canvas }) => {
    const disclose = canvas.getByRole('button', { name: 'Rooms of Inventory' })
    disclose.focus()
    await userEvent.keyboard('{Enter}{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Items' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(disclose).toHaveFocus())
    await expect(disclose).toHaveAttribute('aria-expanded', 'false')
  },
} satisfies Story
export const RoomsOpen = {
  args: { route: 'stable' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rooms of Inventory' }))
    await expect(canvas.getByRole('link', { name: 'Stable' })).toHaveAttribute('aria-current', 'page')
  },
} satisfies Story
export const MenuOpen = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Your menu' }))
    await expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeVisible()
    await expect(screen.getByRole('menuitem', { name: 'Messages' })).toHaveAttribute('href', '/private-messages')
    await expect(screen.getByRole('menuitem', { name: 'Subscription' })).toBeVisible()
  },
} satisfies Story
export const LeaderOfAParty = { args: { sections: SECTIONS_OF_LEADERS } } satisfies Story
export const Rich = {
  args: { purse: <Purse purse={{ gold: 1_286_400, gems: 340, hourglasses: 12 }} shops={{ coin: '/shops/market' }} /> },
} satisfies Story
/** Where the whole navigation is shown first, all of it has to fit, with all that a player can own. */
export const RichOnALaptop = {
  args: Rich.args,
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(window.innerWidth).toBe(1024))
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(1024)
    const [mark, tasks] = [canvas.getAllByRole('link')[0], canvas.getByRole('link', { name: 'Tasks' })]
    await expect(mark?.getBoundingClientRect().right).toBeLessThanOrEqual(tasks.getBoundingClientRect().left)
  },
} satisfies Story
export const Saving = {
  args: { connection: <ConnectionMark state="saving" waiting={2} onSync={fn()} /> },
} satisfies Story
export const Offline = {
  args: { connection: <ConnectionMark state="offline" waiting={3} onSync={fn()} /> },
} satisfies Story
export const OnAPhone = { ...Rich, globals: { viewport: { value: 'phone' } } } satisfies Story
export const TowerAloneOnAPhone = {
  args: { purse: <Purse purse={{ gold: 54_300, gems: 200, hourglasses: 0 }} shops={{ coin: '/shops/market' }} /> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('link', { name: 'Daykeep' })
    await expect(mark.getBoundingClientRect().height).toBeLessThanOrEqual(44)
    await expect(mark.scrollWidth).toBeLessThanOrEqual(44)
  },
} satisfies Story
