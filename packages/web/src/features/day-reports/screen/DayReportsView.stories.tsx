import { DAY } from '@daykeep/rules/kernel'
import type { DayReport } from '@daykeep/rules/model'
import { aDayReport } from '@daykeep/rules/test-kit/day-report'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyLoaders } from '../../../../test-kit/story-loaders.ts'
import { DayReportsView } from './DayReportsView.tsx'
import { toDays } from './to-days.ts'

const bad = aDayReport({
  done: 3,
  undone: 2,
  rows: [
    { cause: 'task', kind: 'daily', text: 'Stretch for ten minutes', hp: -2.1, value: -1.02, streak: 46 },
    { cause: 'task', kind: 'daily', text: 'Read a chapter', hp: -1.4, value: -1 },
    { cause: 'task', kind: 'habit', text: 'Take the stairs', value: -4 },
    { cause: 'furtherTasks', count: 12, value: -13.2 },
    { cause: 'mana', mp: 6 },
    { cause: 'quest', hp: -3.5 },
  ],
})
const perfect = aDayReport({ at: bad.at - DAY, done: 5, perfect: true, rows: [{ cause: 'mana', mp: 10 }] })

const Days = ({
  reports,
  ...props
}: { readonly reports: ReadonlyArray<DayReport> } & Pick<Props, 'older' | 'onRetry'>) => (
  <DayReportsView days={toDays(undefined, reports)} {...props} />
)
type Props = Parameters<typeof DayReportsView>[0]

const meta = {
  title: 'New day/Reports',
  component: Days,
  loaders: storyLoaders,
  parameters: { layout: 'fullscreen' },
  args: { reports: [bad, perfect], older: 'there', onRetry: fn() },
} satisfies Meta<typeof Days>
export default meta
type Story = StoryObj<typeof meta>

export const TwoDays = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Stretch.*46 days ended -2.1 -1/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Together -7 \+6 -19.2/ })).toBeVisible()
    await userEvent.click(canvas.getByText(/A perfect day/))
    await expect(canvas.getAllByRole('table')).toHaveLength(2)
  },
} satisfies Story
export const NoDayYet = { args: { reports: [] } } satisfies Story
export const Loading = { args: { reports: [bad], older: 'loading' } } satisfies Story
export const WithoutNetwork = {
  args: { reports: [bad], older: 'failed' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
} satisfies Story
export const LongestTextsOnAPhone = {
  args: {
    reports: [
      aDayReport({
        undone: 40,
        daysMissed: 4000,
        rested: true,
        rows: Array.from({ length: 40 }, (_, index) => ({
          cause: 'task',
          kind: 'daily',
          text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
          hp: -index,
          mp: 1,
          exp: -1234.5,
          gp: 12,
          lvl: 1,
          value: -47.2,
          streak: 1200,
        })),
      }),
    ],
  },
  globals: { viewport: { value: 'smallest' } },
} satisfies Story
