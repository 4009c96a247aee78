import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { YesterdayDialog } from './YesterdayDialog.tsx'

const stretch = { id: 'stretch', title: 'Stretch for ten minutes', notes: '', streak: 46 }

const Ticking = ({ onTick, done: first, ...props }: ComponentProps<typeof YesterdayDialog>) => {
  const [done, setDone] = useState(first)
  const tick = (id: string, ticked: boolean) => {
    setDone(ticked ? new Set([...done, id]) : new Set([...done].filter((each) => each !== id)))
    onTick(id, ticked)
  }
  return <YesterdayDialog {...props} done={done} onTick={tick} />
}

const meta: Meta<typeof YesterdayDialog> = {
  title: 'New day/Yesterday',
  component: YesterdayDialog,
  args: {
    missed: [stretch],
    done: new Set(),
    forecast: { days: 1, costs: new Map([['stretch', 1.9]]) },
    onTick: fn(),
    onStart: fn(),
    onRest: fn(),
  },
  render: (args) => <Ticking {...args} />,
}

export default meta

type Story = StoryObj<typeof YesterdayDialog>

export const OneDaily = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /Stretch/ }))
    await expect(args.onTick).toHaveBeenCalledWith('stretch', true)
    await userEvent.click(screen.getByRole('button', { name: 'Start my day with 1 tick' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
} satisfies Story

export const NothingWasDone = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Start my day' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
} satisfies Story

/** Neither Escape nor a click outside closes it. */
export const NoWayAround = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'A new day' })
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await expect(screen.getByRole('dialog', { name: 'A new day' })).toBeVisible()
    await expect(args.onStart).not.toHaveBeenCalled()
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
    done: new Set(['daily-1', 'daily-4']),
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

export const AtNight = { globals: { theme: 'dark' } } satisfies Story
export const OnAPhone = { globals: { viewport: { value: 'phone' } } } satisfies Story

export const AfterSixDays = {
  args: { forecast: { days: 6, costs: new Map([['stretch', 1.9]]) } },
  play: async ({ args }) => {
    await expect(await screen.findByText('Undone, it costs 1.9 health')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Pause damage from now' }))
    await expect(args.onRest).toHaveBeenCalled()
  },
} satisfies Story
