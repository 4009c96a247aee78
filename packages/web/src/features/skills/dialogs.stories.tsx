import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { storyLoaders } from '../../../test-kit/story-loaders.ts'
import { CardDialog } from '../cards/index.ts'
import { RecipientDialog } from './RecipientDialog.tsx'
import { TargetBar } from './TargetBar.tsx'

const card = {
  key: 'thankyou',
  name: 'Thank-you card',
  notes: 'For someone who did you good.',
  art: { icon: 'game-icons:flower-pot' },
  count: undefined,
  price: 10,
  affordable: true,
} as const
const self = { id: 'me', name: 'Maren', isSelf: true } as const

const meta = {
  title: 'Skills/Dialogs',
  component: RecipientDialog,
  loaders: storyLoaders,
  args: { thing: card, recipients: [self, { id: 'ana', name: 'Ana', isSelf: false }], onSend: fn(), onClose: fn() },
} satisfies Meta<typeof RecipientDialog>
export default meta
type Story = StoryObj<typeof meta>

export const SendingACard = {
  play: async ({ args }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'To' }), 'Ana')
    await userEvent.click(screen.getByRole('button', { name: 'Send it' }))
    await expect(args.onSend).toHaveBeenCalledWith('ana')
  },
} satisfies Story
export const Throwing = {
  args: { thing: { ...card, name: 'Snowball', price: undefined, count: 3 }, recipients: [self] },
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
