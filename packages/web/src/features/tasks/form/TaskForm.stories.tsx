import type { Meta, StoryObj } from '@storybook/react-vite'
import { dayClock } from '@daykeep/rules/calendar'
import { toIso } from '@daykeep/rules/kernel'
import { asKey, type Daily, type TagId, type Task, type TaskType } from '@daykeep/rules/model'
import { colorOf, fieldsOfKind, writableFields } from '@daykeep/rules/tasks'
import { aDaily, aHabit, aReward, aTodo } from '@daykeep/rules/test-kit/task'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { emptyTaskFor, toFormValues } from '../form-values/index.ts'
import { TaskForm, type TaskFormProps } from './TaskForm.tsx'

const now = Date.UTC(2026, 10, 21, 12)
const formClock = { clock: dayClock(0, 0), now, offsetAt: () => 0 }
const tags = ['Work', 'Health', 'Errands'].map((name) => ({ id: asKey<TagId>(name.toLowerCase()), name }))

type About = Pick<TaskFormProps, 'kind' | 'color' | 'subject' | 'initial' | 'writable'>

const about = (task: Task): About => ({
  kind: task.type,
  color: colorOf(task),
  subject: { type: 'own' },
  initial: toFormValues(task, formClock),
  writable: writableFields(task),
})
const aNew = (kind: TaskType): About => ({
  ...about(emptyTaskFor(kind, [], { owner: asKey('user'), ...formClock })),
  subject: { type: 'new' },
  writable: fieldsOfKind(kind),
})

const habit = aHabit({ text: 'Drink a glass of water', value: 3, counterUp: 5, counterDown: 1 })
const daily = aDaily({
  text: 'Plan the day',
  value: 12,
  streak: 12,
  startDate: toIso(Date.UTC(2026, 9, 7)),
  repeat: { su: false, m: true, t: true, w: true, th: true, f: true, s: false },
  checklist: [
    { id: 'a', text: 'Look at the calendar', completed: true },
    { id: 'b', text: 'Pick three things that matter', completed: false },
  ],
  reminders: [{ id: 'r', time: toIso(Date.UTC(2026, 9, 7, 7, 30)) }],
  tags: [asKey('work')],
})
const todo = aTodo({
  text: 'Renew the passport',
  notes: 'Photos are in the blue folder.',
  value: -22,
  date: toIso(Date.UTC(2026, 10, 24)),
})
const reward = aReward({ text: 'Fancy coffee with Ines', value: 60 })
const repeating = (changes: Partial<Daily>): About => about({ ...daily, ...changes })

const meta = {
  component: TaskForm,
  args: {
    kind: 'habit',
    color: 'good',
    subject: { type: 'new' },
    initial: toFormValues(habit, formClock),
    writable: fieldsOfKind('habit'),
    tags,
    withAttribute: false,
    advancedOpen: true,
    formClock,
    onAdvanced: fn(),
    onCreateTag: fn(() => asKey<TagId>('health')),
    onSave: fn<TaskFormProps['onSave']>(),
    onDelete: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TaskForm>
export default meta
type Story = StoryObj<typeof meta>

const inPage = (element: HTMLElement) => within(element.ownerDocument.body)

export const NewHabit = {
  args: aNew('habit'),
  play: async ({ canvasElement, args }) => {
    const page = inPage(canvasElement)
    const title = await page.findByRole('textbox', { name: 'Title' })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(page.getByRole('button', { name: 'Add it' })).toBeDisabled()
    await userEvent.type(title, 'Read a page')
    await userEvent.click(page.getByRole('button', { name: 'Minus' }))
    await userEvent.click(page.getByRole('button', { name: 'Add it' }))
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ text: 'Read a page', up: true, down: false }),
    )
    await expect(args.onClose).toHaveBeenCalled()
  },
} satisfies Story
export const NewDaily = { args: aNew('daily') } satisfies Story
export const NewTodo = { args: aNew('todo') } satisfies Story
export const NewReward = { args: aNew('reward') } satisfies Story

export const EditHabit = { args: about(habit) } satisfies Story
export const EditDaily = { args: { ...about(daily), withAttribute: true } } satisfies Story
export const EditTodo = {
  args: about(todo),
  play: async ({ canvasElement, args }) => {
    const page = inPage(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Add a step' }))
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Step 1' })).toHaveFocus())
    await userEvent.keyboard('Find the form{Enter}')
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Step 2' })).toHaveFocus())
    await userEvent.keyboard('Pay the fee{Control>}{Enter}{/Control}')
    const [values] = args.onSave.mock.lastCall ?? [args.initial]
    await expect(values.checklist.map(({ text }) => text)).toEqual(['Find the form', 'Pay the fee'])
  },
} satisfies Story
export const EditReward = { args: about(reward) } satisfies Story

export const RepeatsDaily = { args: repeating({ frequency: 'daily', everyX: 3 }) } satisfies Story
export const RepeatsWeekly = { args: repeating({ frequency: 'weekly', everyX: 2 }) } satisfies Story
export const RepeatsMonthlyByDate = { args: repeating({ frequency: 'monthly', daysOfMonth: [7] }) } satisfies Story
export const RepeatsMonthlyByWeekday = {
  args: repeating({ frequency: 'monthly', weeksOfMonth: [0] }),
  play: async ({ canvasElement }) => {
    const page = inPage(canvasElement)
    await expect(await page.findByText(/Due 2 Dec|Due Dec 2/)).toBeInTheDocument()
    await userEvent.click(page.getByRole('radio', { name: 'Day of the month' }))
    await expect(page.getByText(/Due 7 Dec|Due Dec 7/)).toBeInTheDocument()
  },
} satisfies Story
export const RepeatsTimesAWeek = {
  args: repeating({ recurrence: { type: 'times', times: 3, per: 'week' } }),
  play: async ({ args, canvasElement }) => {
    const page = inPage(canvasElement)
    await expect(await page.findByText(/done 3 times in the week/)).toBeInTheDocument()
    await userEvent.selectOptions(
      page.getByRole('combobox', { name: 'Repeats' }),
      page.getByRole('option', { name: 'So many days after it was done' }),
    )
    await expect(await page.findByText(/if it is done each time/)).toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'Save changes' }))
    const [values] = args.onSave.mock.lastCall ?? [args.initial]
    await expect([values.recurs, values.recursCount]).toEqual(['afterDone', 3])
  },
} satisfies Story
export const TodoRepeats = {
  args: about(todo),
  play: async ({ args, canvasElement }) => {
    const page = inPage(canvasElement)
    await userEvent.selectOptions(
      await page.findByRole('combobox', { name: 'Repeats' }),
      page.getByRole('option', { name: 'Every so many months' }),
    )
    await expect(await page.findByRole('spinbutton', { name: 'Months' })).toHaveValue(1)
    await userEvent.click(page.getByRole('button', { name: 'Save changes' }))
    const [values] = args.onSave.mock.lastCall ?? [args.initial]
    await expect([values.todoRecurs, values.recursCount]).toEqual(['month', 1])
  },
} satisfies Story
export const Paused = { args: repeating({ paused: true }) } satisfies Story
export const RepeatsYearly = { args: repeating({ frequency: 'yearly' }) } satisfies Story
export const NeverDue = {
  args: repeating({ repeat: { su: false, m: false, t: false, w: false, th: false, f: false, s: false } }),
} satisfies Story

export const Refused = {
  args: {
    ...about(daily),
    onSave: fn<TaskFormProps['onSave']>(() => ({
      fields: { text: 'This is needed.', repeat: 'Choose at least one day of the week.' },
      message: 'That task belongs to someone else.',
    })),
  },
  play: async ({ canvasElement, args }) => {
    const page = inPage(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Save changes' }))
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeInvalid()
    await expect(page.getByText('Choose at least one day of the week.')).toBeInTheDocument()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
} satisfies Story
export const OfAChallenge = {
  args: {
    ...about({ ...daily, challenge: { id: 'c', shortName: 'Spring tidy' } }),
    subject: { type: 'challenge', id: 'c', name: 'Spring tidy' },
  },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Story
export const DeletedMeanwhile = { args: { ...about(todo), subject: { type: 'gone' } } } satisfies Story
export const Unsaved = {
  args: about(todo),
  play: async ({ canvasElement, args }) => {
    const page = inPage(canvasElement)
    await userEvent.type(await page.findByRole('textbox', { name: 'Title' }), ' soon')
    await userEvent.keyboard('{Escape}')
    await expect(await page.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
} satisfies Story
export const Unchanged = {
  args: about(todo),
  play: async ({ canvasElement, args }) => {
    await inPage(canvasElement).findByRole('textbox', { name: 'Title' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
} satisfies Story
export const LeavingTheListOfTags = {
  args: about(todo),
  play: async ({ canvasElement, args }) => {
    const page = inPage(canvasElement)
    await userEvent.click(await page.findByRole('combobox', { name: /Tags/ }))
    await waitFor(() => expect(page.getByRole('option', { name: 'Work' })).toBeInTheDocument())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('option', { name: 'Work' })).not.toBeInTheDocument())
    await expect(args.onClose).not.toHaveBeenCalled()
  },
} satisfies Story
export const OnAPhone = { ...EditDaily, globals: { viewport: { value: 'smallest' } } } satisfies Story
export const LongestText = {
  args: about({
    ...daily,
    text: 'Rechtsschutzversicherungsgesellschaften vergleichen und die Kündigungsbestätigung rechtzeitig abheften',
    checklist: [
      {
        id: 'a',
        text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        completed: false,
      },
    ],
  }),
  globals: { viewport: { value: 'phone' } },
} satisfies Story
