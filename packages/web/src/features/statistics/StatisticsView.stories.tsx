import { aPlayer, aUser, NOON } from '@daykeep/rules/test-kit/user'
import type { Player } from '@daykeep/rules/model'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyLoaders } from '../../../test-kit/story-loaders.ts'
import { aYear, withLongestNames } from './fixtures.ts'
import { StatisticsView } from './StatisticsView.tsx'
import { toStatistics } from './to-statistics.ts'

type Args = { readonly player: Player; readonly onSave: () => void }

const meta = {
  title: 'Statistics/Statistics',
  loaders: storyLoaders,
  parameters: { layout: 'fullscreen' },
  args: { player: aYear, onSave: fn() },
  render: ({ player, onSave }) => <StatisticsView statistics={toStatistics(player, NOON, 1)} onSave={onSave} />,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

export const OneYear = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: 'The last year' })).toBeVisible()
    await userEvent.click(canvas.getAllByText('As a table')[0] ?? document.body)
    await expect(canvas.getByRole('row', { name: /^June 2026/ })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Read a chapter')
    await expect(canvas.getByRole('img', { name: /Value of “Read a chapter”/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /tasks/ }))
    await expect(args.onSave).toHaveBeenCalledWith('tasks.csv', expect.anything())
  },
} satisfies Story
export const NothingYet = { args: { player: aPlayer(aUser()) } } satisfies Story
export const LongestNamesOnAPhone = {
  args: { player: withLongestNames },
  globals: { viewport: { value: 'smallest' } },
} satisfies Story

/** No label of an hour reaches out of its chart, or into the next one. */
export const HoursOnAPhone = {
  tags: ['browser'],
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('img', { name: 'By hour' })
    const edges = [...chart.querySelectorAll('text')]
      .map((label) => label.getBoundingClientRect())
      .flatMap(({ left, right }) => [left, right])
    const { left, right } = chart.getBoundingClientRect()
    const all = [left, ...edges, right]
    await expect(edges.length).toBeGreaterThan(4)
    await expect(all).toEqual(all.toSorted((a, b) => a - b))
  },
} satisfies Story
