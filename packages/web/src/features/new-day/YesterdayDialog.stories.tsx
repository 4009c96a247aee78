import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { YesterdayDialog } from './YesterdayDialog.tsx'

const stretch = { id: 'stretch', title: 'Stretch for ten minutes', notes: '', streak: 46 }

const meta: Meta<typeof YesterdayDialog> = {
  title: 'New day/Yesterday',
  component: YesterdayDialog,
  args: { missed: [stretch], onStart: fn() },
}

export default meta

type Story = StoryObj<typeof YesterdayDialog>

export const OneDaily = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /Stretch/ }))
    await userEvent.click(screen.getByRole('button', { name: /Start my day/ }))
    await expect(args.onStart).toHaveBeenCalledWith(['stretch'])
  },
} satisfies Story

export const NothingWasDone = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Start my day/ }))
    await expect(args.onStart).toHaveBeenCalledWith([])
  },
} satisfies Story

export const ThirtyDailies = {
  args: {
    missed: Array.from({ length: 30 }, (_, index) => ({
      id: `daily-${index}`,
      title: `Daily number ${index + 1}`,
      notes: index % 3 === 0 ? 'Ten minutes are enough' : '',
      streak: index,
    })),
  },
} satisfies Story

export const LongestTexts = {
  args: {
    missed: [
      {
        ...stretch,
        title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenpoliturnachschubbestellung unterschreiben',
        notes:
          'A note that goes on for a good while, with *Markdown* and a link to https://example.org/a/very/long/path',
      },
    ],
  },
} satisfies Story
