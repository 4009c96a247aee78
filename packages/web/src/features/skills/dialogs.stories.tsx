import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { storyLoaders } from '../../../test-kit/story-loaders.ts'
import { NEWCOMER } from '../../art/index.ts'
import { CardDialog } from '../cards/index.ts'
import { type Recipient, RecipientDialog } from './RecipientDialog.tsx'
import { TargetBar } from './TargetBar.tsx'

const card = {
  kind: 'card',
  key: 'thankyou',
  name: 'Thank-you card',
  notes: 'For someone who did you good.',
  art: { icon: 'game-icons:flower-pot' },
  count: undefined,
  price: 10,
  affordable: true,
} as const
const self: Recipient = { id: 'me', name: 'Maren', avatar: NEWCOMER, isSelf: true }
const ana: Recipient = { id: 'ana', name: 'Ana', avatar: NEWCOMER, isSelf: false }

const meta = {
  title: 'Skills/Dialogs',
  component: RecipientDialog,
  loaders: storyLoaders,
  args: { thing: card, recipients: [self, ana], onSend: fn(), onClose: fn() },
} satisfies Meta<typeof RecipientDialog>
export default meta
type Story = StoryObj<typeof meta>

export const SendingACard = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Maren (you)' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(screen.getByRole('button', { name: 'Send it' }))
    await expect(args.onSend).toHaveBeenCalledWith(ana)
  },
} satisfies Story
export const Throwing = {
  args: { thing: { ...card, kind: 'thrown', name: 'Snowball', price: undefined, count: 3 }, recipients: [self] },
} satisfies Story

const crowd = Array.from({ length: 29 }, (_, at): Recipient => ({ ...ana, id: `m${at}`, name: `Member ${at}` }))

/** In a large party one looks for a name. */
export const InALargeParty = {
  args: { recipients: [...crowd, self] },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search your party' }), 'nobody')
    await expect(screen.getByRole('button', { name: 'Send it' })).toBeDisabled()
    await userEvent.clear(screen.getByRole('searchbox'))
    await userEvent.type(screen.getByRole('searchbox'), 'member 17')
    await userEvent.click(screen.getByRole('button', { name: 'Send it' }))
    await expect(args.onSend).toHaveBeenCalledWith(crowd[17])
  },
} satisfies Story
export const InALargePartyOnAPhone = {
  args: { recipients: [...crowd, { ...self, name: 'Donaudampfschifffahrtsgesellschaft' }] },
  globals: { viewport: { value: 'smallest' }, theme: 'dark' },
} satisfies Story

const read = { name: 'Thank-you card', from: 'Ana', verse: 'Thank you. You know what for.', art: card.art }
export const ReadingACard = { render: () => <CardDialog card={read} onClose={() => undefined} /> } satisfies Story
export const ReadingACardFromALongName = {
  render: () => <CardDialog card={{ ...read, from: 'N'.repeat(60) }} onClose={() => undefined} />,
  globals: { viewport: { value: 'smallest' }, theme: 'dark' },
} satisfies Story

const aim = { title: 'Paint the fence', gains: [{ figure: 'experience', least: 42.857, most: 42.857 }] } as const
export const ChooseATask = {
  render: () => <TargetBar skill="Kindling" aim={undefined} onCancel={() => undefined} />,
} satisfies Story
export const AimingAtATask = {
  render: () => <TargetBar skill="Kindling" aim={aim} onCancel={() => undefined} />,
} satisfies Story
export const AimingOnAPhone = { ...AimingAtATask, globals: { viewport: { value: 'smallest' } } } satisfies Story
