import type { Meta, StoryObj } from '@storybook/react-vite'
import { asKey, type Tag } from '@daykeep/rules/model'
import { expect, fn, userEvent } from 'storybook/test'
import { FilterPanel } from './FilterPanel.tsx'

const tag = (name: string, rest: Partial<Tag> = {}): Tag => ({ id: asKey(name.toLowerCase()), name, ...rest })
const own = [tag('Work'), tag('Health'), tag('Errands')]

const meta = {
  component: FilterPanel,
  args: { tags: own, active: [], onChange: fn(), onEdit: fn<Parameters<typeof FilterPanel>[0]['onEdit']>() },
  decorators: [
    (Drawn) => (
      <div style={{ inlineSize: 'min(350px, 100%)' }}>
        <Drawn />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterPanel>
export default meta
type Story = StoryObj<typeof meta>

export const OwnTags = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Health' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['health'])
  },
} satisfies Story
export const SomeChosen = {
  args: { active: [asKey('work'), asKey('health')] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Work' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['health'])
    await userEvent.click(canvas.getByRole('button', { name: 'Choose none' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
} satisfies Story
export const ThreeGroups = {
  args: { tags: [...own, tag('Spring tidy', { challenge: true }), tag('The household', { group: 'g' })] },
} satisfies Story
export const NoTags = { args: { tags: [] } } satisfies Story

export const Editing = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit tags' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name of Health' }), 'y life')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Work' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'New tag' }), 'Garden{Enter}')
    canvas.getByRole('textbox', { name: 'Name of Garden' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save tags' }))
    const [rows] = args.onEdit.mock.lastCall ?? [[]]
    await expect(rows.map(({ name }) => name)).toEqual(['Healthy life', 'Garden', 'Errands'])
  },
} satisfies Story
export const EditingLeft = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit tags' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Work' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onEdit).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Work' })).toBeInTheDocument()
  },
} satisfies Story
export const EditingRefused = {
  args: { onEdit: fn<Parameters<typeof FilterPanel>[0]['onEdit']>(() => 'There is no such tag.') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit tags' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save tags' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no such tag.')
  },
} satisfies Story
