import type { Meta, StoryObj } from '@storybook/react-vite'
import { asKey, type Task } from '@daykeep/rules/model'
import { aDaily, aHabit, aTodo } from '@daykeep/rules/test-kit/task'
import { aPlayer, aUser } from '@daykeep/rules/test-kit/user'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { boardStory, column, editButton, titles } from '../fixtures/board-story.tsx'
import { TasksScreen } from './TasksScreen.tsx'

const meta = { component: TasksScreen, ...boardStory } satisfies Meta<typeof TasksScreen>
export default meta
type Story = StoryObj<typeof meta>

const first = (elements: ReadonlyArray<HTMLElement>) => elements[0] as HTMLElement

export const AtADesk = {} satisfies Story
export const OnATablet = { globals: { viewport: { value: 'tablet' } } } satisfies Story
export const OnAPhone = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Habits' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: /Dailies$/, pressed: false }))
    await expect(canvas.getByRole('button', { name: /Dailies$/, pressed: true })).toBeInTheDocument()
  },
} satisfies Story
export const OnTheSmallestScreen = { globals: { viewport: { value: 'smallest' } } } satisfies Story
export const OnTheWidestScreen = { globals: { viewport: { value: 'widest' } } } satisfies Story
export const AtNight = { globals: { theme: 'dark' } } satisfies Story
export const FirstDay = { parameters: { player: () => aPlayer(aUser()) } } satisfies Story

export const Scoring = {
  play: async ({ canvas }) => {
    const habits = column(canvas, 'Habits')
    await userEvent.click(habits.getByRole('button', { name: 'Plus for Leave the desk tidy for tomorrow' }))
    await waitFor(() => expect(habits.getByRole('img', { name: '1 plus' })).toBeInTheDocument())
    const dailies = column(canvas, 'Dailies')
    await userEvent.click(dailies.getByRole('checkbox', { name: 'Tick Stretch for ten minutes' }))
    await userEvent.click(dailies.getByRole('checkbox', { name: 'Tick Stretch for ten minutes' }))
    await expect(dailies.getByRole('checkbox', { name: 'Tick Stretch for ten minutes' })).not.toBeChecked()
  },
} satisfies Story

export const BySavedFilter = {
  args: { applied: { name: 'Papers', search: 'passport', tags: [] } },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(titles(canvas, 'To-dos')).toEqual(['Renew the passport']))
    await userEvent.click(canvas.getByRole('button', { name: 'Tags' }))
    const saved = within(await screen.findByRole('region', { name: 'Saved filters' }))
    await userEvent.type(saved.getByRole('textbox', { name: 'Save this filter as' }), 'Offices{Enter}')
    await userEvent.click(await saved.findByRole('button', { name: 'Offices' }))
    await expect(args.onApply).toHaveBeenLastCalledWith({ name: 'Offices', search: 'passport', tags: [] })
    await userEvent.click(saved.getByRole('button', { name: 'Delete the saved filter Offices' }))
    await waitFor(() => expect(saved.queryByRole('button', { name: 'Offices' })).not.toBeInTheDocument())
  },
} satisfies Story

export const QuickAdd = {
  play: async ({ canvas }) => {
    const field = column(canvas, 'To-dos').getByRole('textbox', { name: 'Add a to-do' })
    await userEvent.type(field, 'Buy paint{Shift>}{Enter}{/Shift}  {Shift>}{Enter}{/Shift}Paint the fence{Enter}')
    await waitFor(() =>
      expect(titles(canvas, 'To-dos').slice(0, 3)).toEqual(['Buy paint', 'Paint the fence', 'Renew the passport']),
    )
    await expect(field).toHaveValue('')
  },
} satisfies Story

export const AddedOutOfSight = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const habits = column(canvas, 'Habits')
    await userEvent.selectOptions(habits.getByRole('combobox'), 'Strong')
    await userEvent.type(habits.getByRole('textbox', { name: 'Add a habit' }), 'Sit up{Enter}')
    await page.findByText('Added, but out of sight')
    await expect(titles(canvas, 'Habits')).not.toContain('Sit up')
    await userEvent.click(page.getByRole('button', { name: 'Show all' }))
    await expect(titles(canvas, 'Habits')[0]).toBe('Sit up')
  },
} satisfies Story

export const SearchAndTags = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search tasks' }), 'RECEIPTS')
    await waitFor(() => expect(titles(canvas, 'To-dos')).toEqual(['Finish the tax form']))
    await expect(column(canvas, 'Habits').getByText('Nothing matches')).toBeInTheDocument()
    await userEvent.click(first(canvas.getAllByRole('button', { name: 'Show all' })))
    await userEvent.click(canvas.getByRole('button', { name: 'Health', pressed: false }))
    await expect(titles(canvas, 'To-dos')).toEqual(['Book the dentist'])
    await canvas.findByText('15 tasks are hidden.')
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by Health no longer' }))
    await expect(titles(canvas, 'To-dos')).toHaveLength(5)
  },
} satisfies Story

export const CompletedTodos = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.selectOptions(column(canvas, 'To-dos').getByRole('combobox'), 'Done')
    await waitFor(() => expect(titles(canvas, 'To-dos')).toEqual(['Replace the lamp', 'Return the library books']))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tick Replace the lamp' }))
    await expect(titles(canvas, 'To-dos')).toEqual(['Return the library books'])
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear completed to-dos' }))
    await userEvent.click(await page.findByRole('button', { name: 'Delete them' }))
    await waitFor(() => expect(canvas.getByText('Nothing finished lately')).toBeInTheDocument())
  },
} satisfies Story

export const CompletedTodosFail = {
  args: { loadCompleted: () => Promise.reject(new Error('no connection')) },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(column(canvas, 'To-dos').getByRole('combobox'), 'Done')
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
  },
} satisfies Story

export const WaitingForTheServer = {
  parameters: { answersAfter: 60_000 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plus for Drink a glass of water' }))
    // What is saved within a second shows nothing.
    await expect(await canvas.findByLabelText(/Waiting to be saved/, undefined, { timeout: 3000 })).toBeInTheDocument()
  },
} satisfies Story

export const EditingATask = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(editButton(canvas, 'Book the dentist'))
    const title = await page.findByRole('textbox', { name: 'Title' })
    await userEvent.clear(title)
    await userEvent.type(title, 'Book the optician{Control>}{Enter}{/Control}')
    await waitFor(() => expect(titles(canvas, 'To-dos')).toContain('Book the optician'))
  },
} satisfies Story

const long = 'Rechtsschutzversicherungsgesellschaften vergleichen und abheften, und zwar noch vor dem Sommer'
const many: ReadonlyArray<Task> = Array.from({ length: 12 }, (_, at) =>
  aHabit({ _id: asKey(`long-${at}`), text: long, notes: long, value: at * 3 - 24 }),
)
export const LongestText = { parameters: { player: () => aPlayer(aUser(), many) } } satisfies Story

export const LargeText = {
  globals: { textSize: '200%', viewport: { value: 'smallest' } },
} satisfies Story

const heap = Array.from({ length: 100 }, (_, at) => [
  aHabit({ _id: asKey(`habit-${at}`), text: `Habit ${at}`, value: (at % 40) - 20 }),
  aDaily({ _id: asKey(`daily-${at}`), text: `Daily ${at}`, streak: at }),
  aTodo({ _id: asKey(`todo-${at}`), text: `To-do ${at}`, notes: 'With a note' }),
])
export const ManyTasks = { parameters: { player: () => aPlayer(aUser(), heap.flat()) } } satisfies Story

export const SelectingSeveral = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Select several tasks' })
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Select several tasks' }))
      await expect(canvas.getByRole('region', { name: 'Selected tasks' })).toBeInTheDocument()
    })
    const box = (title: string) => canvas.getByRole('checkbox', { name: `Select ${title}` })
    await userEvent.click(box('Book the dentist'))
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await waitFor(() => expect(canvas.getByText('2 selected')).toBeInTheDocument())
    await expect(box('Fix the squeaky gate')).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to the top' }))
    await waitFor(() =>
      expect(titles(canvas, 'To-dos').slice(0, 2)).toEqual(['Book the dentist', 'Fix the squeaky gate']),
    )
    await expect(canvas.queryByRole('region', { name: 'Selected tasks' })).not.toBeInTheDocument()
  },
} satisfies Story
