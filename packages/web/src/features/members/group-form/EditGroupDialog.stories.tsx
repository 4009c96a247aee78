import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { EditGroupDialog } from './EditGroupDialog.tsx'

const onSave = fn()

const meta = {
  title: 'Members/EditGroupDialog',
  component: EditGroupDialog,
  args: {
    title: 'Edit the party',
    group: { name: 'The early lanterns', summary: '', description: 'Up **early**.', leaderOnly: { challenges: false } },
    busy: false,
    refusal: undefined,
    onSave,
    onClose: fn(),
  },
} satisfies Meta<typeof EditGroupDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog'))

const members = [
  { id: 'maren', name: 'Maren' },
  { id: 'bram', name: 'Bram' },
]

export const Party = {
  args: { lead: { leader: members[0]!, members } },
  play: async ({ args }) => {
    const page = await dialog()
    await userEvent.type(page.getByRole('textbox', { name: 'Name' }), ' of six')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect(onSave).toHaveBeenLastCalledWith({ ...args.group, name: 'The early lanterns of six' })
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Leader' }), 'Bram')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect(onSave).toHaveBeenLastCalledWith(expect.objectContaining({ leader: 'bram' }))
    await expect(page.queryByRole('checkbox', { name: /gets gems/ })).toBeNull()
  },
} satisfies Story

const onSearch = fn()
export const LargeGuild = {
  args: {
    title: 'Edit the guild',
    group: {
      name: 'Early birds',
      summary: 'Up early',
      description: 'We rise.',
      topics: ['academics'],
      leaderOnly: { challenges: false },
    },
    topics: ['academics', 'creativity'],
    lead: { leader: members[0]!, members: [members[1]!], search: { text: '', onSearch } },
  },
  play: async () => {
    const page = await dialog()
    const save = page.getByRole('button', { name: 'Save' })
    onSave.mockClear()
    await userEvent.click(page.getByText('School and study'))
    await userEvent.click(save)
    await expect(onSave).not.toHaveBeenCalled()
    await userEvent.click(page.getByText('School and study'))
    await userEvent.click(page.getByRole('checkbox', { name: /challenges/ }))
    await userEvent.click(save)
    await expect(onSave).toHaveBeenCalledWith({
      name: 'Early birds',
      summary: 'Up early',
      description: 'We rise.',
      categories: [{ slug: 'academics', name: 'academics' }],
      leaderOnly: { challenges: true },
    })
    await userEvent.type(page.getByRole('searchbox'), 'b')
    await expect(onSearch).toHaveBeenCalledWith('b')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Leader' }), 'Bram')
    await userEvent.click(save)
    await expect(onSave).toHaveBeenLastCalledWith(expect.objectContaining({ leader: 'bram' }))
  },
} satisfies Story

export const GroupWithPlan = {
  args: {
    title: 'Edit the group',
    group: { name: 'Flat 4', summary: 'A family', description: '', leaderOnly: { challenges: false, getGems: true } },
    refusal: 'That did not work.',
  },
  play: async () => {
    const page = await dialog()
    await expect(page.queryByRole('combobox', { name: 'Leader' })).toBeNull()
    await userEvent.click(page.getByRole('checkbox', { name: /gets gems/ }))
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect(onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Flat 4', leaderOnly: { challenges: false, getGems: false } }),
    )
    await expect(page.getByRole('alert')).toHaveTextContent('That did not work.')
  },
} satisfies Story

export const WithoutAName = {
  play: async () => {
    const page = await dialog()
    await userEvent.clear(page.getByRole('textbox', { name: 'Name' }))
    onSave.mockClear()
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect(onSave).not.toHaveBeenCalled()
    await expect(page.getByText('The group needs a name.')).toBeVisible()
  },
} satisfies Story
