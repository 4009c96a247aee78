import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { aChallengeModel } from '../fixtures.ts'
import { EMPTY_CHALLENGE, toValues } from './challenge-values.ts'
import { ChallengeFormDialog } from './ChallengeFormDialog.tsx'

const FOUNDING = {
  openGroups: [
    { id: 'tavern', name: 'The tavern: everybody may join', isPublic: true, bank: 0 },
    { id: 'guild', name: 'Early birds', isPublic: false, bank: 4 },
  ],
  gems: 6,
  mayBeOfficial: false,
}

const meta = {
  title: 'Challenges/Form',
  component: ChallengeFormDialog,
  args: {
    purpose: 'create',
    initial: EMPTY_CHALLENGE,
    topics: ['academics', 'creativity'],
    founding: FOUNDING,
    busy: false,
    refusal: undefined,
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ChallengeFormDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await within(document.body).findByRole('dialog'))

export const Founding = {
  play: async ({ args }) => {
    const page = await dialog()
    const begin = page.getByRole('button', { name: 'Begin it' })
    await userEvent.click(begin)
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(page.getByRole('textbox', { name: 'Name' }), 'Thirty pages')
    await userEvent.type(page.getByRole('textbox', { name: 'Short name' }), 'Pages')
    await userEvent.type(page.getByRole('textbox', { name: /Summary/ }), 'Read')
    await userEvent.type(page.getByRole('textbox', { name: 'Description' }), 'Each day.')
    await userEvent.click(page.getByRole('button', { name: 'School and study' }))
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Where' }), 'tavern')
    await expect(page.getByRole('spinbutton', { name: 'Prize in gems' })).toHaveValue(1)
    await expect(page.getByText(/5 gems stay with you/)).toBeVisible()
    await userEvent.click(begin)
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Thirty pages', group: 'tavern', prize: 1, topics: ['academics'] }),
    )
  },
} satisfies Story

export const TheBankPays = {
  args: { initial: { ...EMPTY_CHALLENGE, group: 'guild', prize: 5 } },
  play: async () => {
    await expect(
      (await dialog()).getByText(/The bank of the group pays up to 4 gems of it\. 5 gems stay/),
    ).toBeVisible()
  },
} satisfies Story
export const TooDear = { args: { initial: { ...EMPTY_CHALLENGE, group: 'tavern', prize: 40 } } } satisfies Story
export const Refused = {
  args: { initial: toValues(aChallengeModel()), purpose: 'clone', refusal: 'Only the leader may do that here.' },
} satisfies Story
export const Editing = {
  args: { initial: toValues(aChallengeModel()), purpose: 'edit', founding: undefined },
} satisfies Story
export const ForStaff = { args: { founding: { ...FOUNDING, mayBeOfficial: true } } } satisfies Story
