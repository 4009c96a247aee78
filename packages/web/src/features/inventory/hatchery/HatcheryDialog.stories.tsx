import { bags } from '@daykeep/rules/test-kit/bags'
import { aUser } from '@daykeep/rules/test-kit/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { catalogue } from '../../../../test-kit/catalogue.ts'
import { storyLoaders } from '../../../../test-kit/story-loaders.ts'
import { HatcheryDialog } from './HatcheryDialog.tsx'
import { toHatchery } from './to-hatchery.ts'

const keeper = aUser({
  items: bags({
    eggs: { Wolf: 2, Fox: 1, Gryphon: 1 },
    hatchingPotions: { Base: 1, White: 12, Red: 1, Veggie: 1 },
    pets: { 'Wolf-Red': 5 },
  }),
})

const meta = {
  component: HatcheryDialog,
  loaders: storyLoaders,
  render: (args) => <HatcheryDialog {...args} hatchery={toHatchery(catalogue, keeper)} />,
  args: { hatchery: { potions: [], rows: [], most: new Set() }, onHatch: fn(), onClose: fn() },
} satisfies Meta<typeof HatcheryDialog>
export default meta
type Story = StoryObj<typeof meta>

export const EverythingPossibleIsChosen = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Hatch 4 pets' }))
    await expect(args.onHatch).toHaveBeenCalledWith(expect.arrayContaining(['Wolf-White']))
  },
} satisfies Story
export const OnAPhone = { globals: { viewport: { value: 'phone' } } } satisfies Story
