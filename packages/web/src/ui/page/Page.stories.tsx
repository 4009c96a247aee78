import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import { expect } from 'storybook/test'
import { Page, PageHead } from './Page.tsx'
import { PageTabs } from './PageTabs.tsx'

const meta = { component: Page, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const tools = <Button icon={<Plus size={18} aria-hidden="true" />}>Found a guild</Button>

export const Wide = {
  args: {
    children: (
      <>
        <PageHead title="The night watch" line="Led by Ada">
          {tools}
        </PageHead>
        <Card>What the screen shows.</Card>
      </>
    ),
  },
} satisfies Story

export const List = { args: { ...Wide.args, width: 'list' } } satisfies Story

export const WithTabs = {
  args: {
    width: 'text',
    children: (
      <>
        <PageHead title="Settings" />
        <PageTabs label="Settings">
          <a href="#general" aria-current="page">
            General
          </a>
          <a href="#data">Site data</a>
        </PageTabs>
        <Card>What the screen shows.</Card>
      </>
    ),
  },
} satisfies Story

const TABS = ['General', 'Security', 'Notifications', 'Site data', 'Subscription', 'Promo code', 'Transactions']

export const MoreTabsThanRoom = {
  args: {
    children: (
      <div style={{ inlineSize: 320 }}>
        <PageTabs label="Settings">
          {TABS.map((tab) => (
            <a key={tab} href={`#${tab}`} aria-current={tab === 'Subscription' ? 'page' : undefined}>
              {tab}
            </a>
          ))}
        </PageTabs>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const [row, current] = [canvas.getByRole('navigation'), canvas.getByRole('link', { current: 'page' })]
    const [outer, inner] = [row.getBoundingClientRect(), current.getBoundingClientRect()]
    await expect(inner.left).toBeGreaterThanOrEqual(outer.left)
    await expect(inner.right).toBeLessThanOrEqual(outer.right)
  },
} satisfies Story

export const LongestTitle = {
  args: {
    children: (
      <PageHead
        title={'Donaudampfschifffahrtsgesellschaft'.repeat(3)}
        line={'A very long name of somebody. '.repeat(8)}
      >
        {tools}
        {tools}
      </PageHead>
    ),
  },
} satisfies Story
