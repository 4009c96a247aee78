import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { IconPicture } from '../../art/index.ts'
import { celebrationAnswers } from '../../../test-kit/celebration-lock.ts'
import { storyLoaders } from '../../../test-kit/story-loaders.ts'
import { CelebrationDialog } from './CelebrationDialog.tsx'

const meta: Meta<typeof CelebrationDialog> = {
  title: 'Celebrations/Frame',
  component: CelebrationDialog,
  loaders: storyLoaders,
  args: {
    title: 'Something happened',
    text: 'And this is what it means.',
    picture: <IconPicture art={{ template: 'badge', palette: 'ember', motif: 'flame' }} />,
    primary: { label: 'Carry on', run: fn() },
    onClose: fn(),
  },
}

export default meta

type Story = StoryObj<typeof CelebrationDialog>

export const Rays = {} satisfies Story

const pressVeil = () => {
  const veil = document.querySelector('[role="dialog"]')?.previousElementSibling
  return veil === null || veil === undefined ? Promise.reject(new Error('no veil')) : userEvent.click(veil)
}

/** A press that was meant for the board neither closes it nor is forgotten: the buttons answer after a moment. */
export const NotSweptAway = {
  play: async ({ args }) => {
    const carryOn = await screen.findByRole('button', { name: 'Carry on' })
    await waitFor(() => expect(carryOn).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Escape}')
    await pressVeil()
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(args.primary.run).not.toHaveBeenCalled()
    await celebrationAnswers()
    await userEvent.keyboard('{Enter}')
    await expect(args.primary.run).toHaveBeenCalledOnce()
    await pressVeil()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
} satisfies Story
export const Ring = { args: { effect: 'ring' } } satisfies Story
export const Dark = { args: { effect: 'none', mood: 'dark' } } satisfies Story

export const LongestTexts = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    text: 'A sentence that goes on for a good while, because the language it was put into needs twice as many words for half of what was meant, and keeps the verb for the very end of the whole picture.',
    primary: { label: 'Nimm es mit auf alle deine Wege', run: fn() },
    secondary: { label: 'Mach weiter, als wäre nichts gewesen', run: fn() },
    onSuppress: fn(),
  },
  globals: { viewport: { value: 'smallest' } },
} satisfies Story
