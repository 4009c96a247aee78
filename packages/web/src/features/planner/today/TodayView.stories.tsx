import type { Meta, StoryObj } from '@storybook/react-vite'
import { DAY, toIso } from '@daykeep/rules/kernel'
import { asKey, type Player, type Task, type TaskId } from '@daykeep/rules/model'
import { aDaily, aTodo } from '@daykeep/rules/test-kit/task'
import { aPlayer, aUser } from '@daykeep/rules/test-kit/user'
import { MemoryRouter } from 'react-router-dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { TestPlayerProvider } from '../../../../test-kit/TestPlayerProvider.tsx'
import { plannerSettings } from '../planner-settings.ts'
import { TodayScreen } from './TodayScreen.tsx'

const now = Date.now()

const id = (name: string) => ({ _id: asKey<TaskId>(name), text: name })
const iso = (days: number) => toIso(now + days * DAY)

const aDay = (): Player =>
  aPlayer(aUser({ lastCron: iso(0), lastCommand: iso(0) }), [
    aDaily({ ...id('Plan the day'), streak: 12, startDate: iso(-9) }),
    aDaily({ ...id('Clear the inbox'), value: -14, startDate: iso(-9) }),
    aDaily({ ...id('Water the plants'), completed: true, startDate: iso(-9) }),
    aTodo({ ...id('Renew the passport'), notes: 'Photos are in the blue folder.', date: iso(-2) }),
    aTodo({ ...id('Finish the tax form'), date: iso(0) }),
  ])

const meta = {
  title: 'Planner/Today',
  component: TodayScreen,
  parameters: { layout: 'fullscreen', player: aDay },
  beforeEach: () => plannerSettings.change({ sort: 'time', kinds: 'all', withDone: true, withDailies: true }),
  decorators: [
    (Drawn, { parameters }) => (
      <MemoryRouter>
        <TestPlayerProvider player={parameters['player']()}>
          <Drawn />
        </TestPlayerProvider>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof TodayScreen>
export default meta
type Story = StoryObj<typeof meta>

export const ADay = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 3 dailies done')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tick Plan the day' }))
    await waitFor(() => expect(canvas.getByText('2 of 3 dailies done')).toBeInTheDocument())
    await userEvent.type(canvas.getByRole('textbox', { name: 'Add a to-do for today' }), 'Buy bread{Enter}')
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Buy bread' })).toBeInTheDocument())
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show' }), 'To-dos')
    await expect(canvas.queryByRole('article', { name: 'Clear the inbox' })).not.toBeInTheDocument()
  },
} satisfies Story
export const AddingALine = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Add a to-do for today' })
    await userEvent.type(field, 'Call the bank today at 17:00 !hard')
    await expect(await canvas.findByRole('group', { name: 'This is what will be added' })).toBeVisible()
    await userEvent.type(field, '{Enter}')
    const card = await canvas.findByRole('article', { name: 'Call the bank' })
    await expect(within(card).getByLabelText(/^Reminder: 5:00\sPM$/)).toBeInTheDocument()
    await userEvent.type(field, 'Call the plumber in 2 weeks{Enter}')
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(canvas.queryByRole('article', { name: 'Call the plumber' })).toBeNull()
  },
} satisfies Story
export const AtNight = { globals: { theme: 'dark' } } satisfies Story
export const NothingDue = { parameters: { player: () => aPlayer(aUser()) } } satisfies Story
export const ManyWithLongTexts = {
  parameters: {
    player: () =>
      aPlayer(
        aUser(),
        Array.from({ length: 40 }, (_, at): Task => {
          const task = { _id: asKey<TaskId>(`task-${at}`), text: `${at} ${'Versicherungsangelegenheiten '.repeat(5)}` }
          return at % 2 === 0 ? aDaily(task) : aTodo({ ...task, date: iso(-(at % 3)) })
        }),
      ),
  },
  globals: { viewport: { value: 'smallest' } },
} satisfies Story
