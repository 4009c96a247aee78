import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SavedFilters } from './SavedFilters.tsx'

const CALLS = { name: 'Calls', search: 'call', tags: [] }

const meta = {
  component: SavedFilters,
  args: { filters: [CALLS], canSave: false, onApply: fn(), onSave: fn(), onRename: fn(), onDelete: fn() },
  decorators: [
    (Drawn) => (
      <div style={{ inlineSize: 'min(350px, 100%)' }}>
        <Drawn />
      </div>
    ),
  ],
} satisfies Meta<typeof SavedFilters>
export default meta
type Story = StoryObj<typeof meta>

export const Some = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calls' }))
    await expect(args.onApply).toHaveBeenLastCalledWith(CALLS)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the saved filter Calls' }))
    await expect(args.onDelete).toHaveBeenLastCalledWith(CALLS)
  },
} satisfies Story
export const Renaming = {
  args: { filters: [CALLS, { ...CALLS, name: 'Phone' }] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename the saved filter Calls' }))
    const field = canvas.getByRole('textbox', { name: 'Rename the saved filter Calls' })
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.type(field, 'Phone{Enter}')
    await expect(canvas.getByText('Another filter has this name.')).toBeVisible()
    await expect(args.onRename).not.toHaveBeenCalled()
    await userEvent.type(field, ' calls{Enter}')
    await expect(args.onRename).toHaveBeenLastCalledWith(CALLS, 'Phone calls')
  },
} satisfies Story
export const SomethingToSave = {
  args: { filters: [], canSave: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Save this filter as' }), '  Phone {Enter}')
    await expect(args.onSave).toHaveBeenLastCalledWith('Phone')
  },
} satisfies Story
export const AsManyAsThereMayBe = {
  args: {
    canSave: true,
    filters: Array.from({ length: 20 }, (_, at) => ({
      ...CALLS,
      name: `Versicherungsangelegenheiten im Haus ${at}`,
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Save this filter as' }), 'One more')
    await expect(canvas.getByText('At most 20 filters can be saved.')).toBeVisible()
  },
} satisfies Story
export const None = { args: { filters: [] } } satisfies Story
