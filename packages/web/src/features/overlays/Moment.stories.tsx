import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ItemPicture } from '../../art/index.ts'
import { stageLoaders } from '../../../test-kit/stage-loaders.ts'
import { Moment } from './Moment.tsx'

const meta: Meta<typeof Moment> = {
  title: 'Moments/Frame',
  component: Moment,
  loaders: stageLoaders,
  args: {
    title: 'Something happened',
    text: 'And this is what it means.',
    picture: <ItemPicture art={{ template: 'badge', palette: 'ember', motif: 'flame' }} />,
    primary: { label: 'Carry on', run: fn() },
    onClose: fn(),
  },
}

export default meta

type Story = StoryObj<typeof Moment>

export const Rays = {} satisfies Story
export const Ring = { args: { effect: 'ring' } } satisfies Story
export const Dark = { args: { effect: 'none', mood: 'dark' } } satisfies Story

export const LongestTexts = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    text: 'A sentence that goes on for a good while, because the language it was put into needs twice as many words for half of what was meant, and keeps the verb for the very end of the whole thing.',
    primary: { label: 'Nimm es mit auf alle deine Wege', run: fn() },
    secondary: { label: 'Mach weiter, als wäre nichts gewesen', run: fn() },
    onSuppress: fn(),
  },
  globals: { viewport: { value: 'smallest' } },
} satisfies Story
