import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import { Page, PageHead, PageTabs } from './Page.tsx'

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
