import type { Meta, StoryObj } from '@storybook/react-vite'
import { asKey } from '@daykeep/rules/model'
import { aTodo } from '@daykeep/rules/test-kit/task'
import { aPlayer, aUser } from '@daykeep/rules/test-kit/user'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { boardStory, column, editButton, titles } from '../fixtures/board-story.tsx'
import { TasksScreen } from './TasksScreen.tsx'

const meta = { component: TasksScreen, ...boardStory } satisfies Meta<typeof TasksScreen>
export default meta
type Story = StoryObj<typeof meta>

export const OrderingByKeyboard = {
  play: async ({ canvas }) => {
    editButton(canvas, 'Renew the passport').focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(titles(canvas, 'To-dos').slice(0, 2)).toEqual(['Finish the tax form', 'Renew the passport'])
    await waitFor(() => expect(editButton(canvas, 'Renew the passport')).toHaveFocus())
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(titles(canvas, 'To-dos')[0]).toBe('Renew the passport')
  },
} satisfies Story

export const ByKeyboard = {
  play: async ({ canvas }) => {
    editButton(canvas, 'Walk instead of taking the lift').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(editButton(canvas, 'Drink a glass of water')).toHaveFocus())
    await userEvent.keyboard('-')
    await waitFor(() => expect(column(canvas, 'Habits').getByRole('img', { name: '2 minuses' })).toBeInTheDocument())
    await userEvent.keyboard('{ArrowRight}{Home}')
    await waitFor(() => expect(editButton(canvas, 'Stretch for ten minutes')).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Tick Stretch for ten minutes' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(editButton(canvas, 'Renew the passport')).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(titles(canvas, 'To-dos')[0]).toBe('Finish the tax form')
    await waitFor(() => expect(editButton(canvas, 'Finish the tax form')).toHaveFocus())
  },
} satisfies Story

export const OneCardOfAColumnForTheTabKey = {
  play: async ({ canvas }) => {
    const stops = () =>
      canvas
        .getAllByRole('region', { name: /Habits|Dailies|To-dos/ })
        .map((region) => [...region.querySelectorAll('article')].filter((card) => card.querySelector('[tabindex="0"]')))
        .map((cards) => cards.map((card) => card.getAttribute('aria-label')))
    await waitFor(() =>
      expect(stops()).toEqual([
        ['Walk instead of taking the lift'],
        ['Stretch for ten minutes'],
        ['Renew the passport'],
      ]),
    )
    editButton(canvas, 'Renew the passport').focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(stops()[2]).toEqual(['Finish the tax form'])
    await userEvent.tab()
    await expect(canvas.getByRole('article', { name: 'Finish the tax form' })).toContainElement(
      document.activeElement as HTMLElement,
    )
  },
} satisfies Story

export const DeletingAndTakingBack = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    editButton(canvas, 'Fix the squeaky gate').focus()
    await userEvent.keyboard('{Delete}')
    await expect(titles(canvas, 'To-dos')).not.toContain('Fix the squeaky gate')
    await waitFor(() => expect(editButton(canvas, 'Try one thing on every page')).toHaveFocus())
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }))
    await expect(titles(canvas, 'To-dos')[3]).toBe('Fix the squeaky gate')
  },
} satisfies Story

const onlyTodo = () => aPlayer(aUser(), [aTodo({ _id: asKey('gate'), text: 'Fix the squeaky gate' })])

/** The line for a new task is the place where one goes on. */
export const DeletingTheLast = {
  parameters: { player: onlyTodo },
  play: async ({ canvas }) => {
    editButton(canvas, 'Fix the squeaky gate').focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Add a to-do' })).toHaveFocus())
  },
} satisfies Story

/** 1 to 4 lead to the first card of a column, where keys go on; Escape leads back from the line for a new task. */
export const ColumnsByKey = {
  play: async ({ canvas }) => {
    await userEvent.keyboard('3')
    await waitFor(() => expect(editButton(canvas, titles(canvas, 'To-dos')[0] ?? '')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(editButton(canvas, titles(canvas, 'To-dos')[1] ?? '')).toHaveFocus())
    const line = canvas.getByRole('textbox', { name: 'Add a daily' })
    line.focus()
    await userEvent.keyboard('2')
    await expect(line).toHaveValue('2')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(editButton(canvas, titles(canvas, 'Dailies')[0] ?? '')).toHaveFocus())
  },
} satisfies Story

/** Without cards a key leads to what the column offers, where the next key goes on, too. */
export const EmptyColumnsByKey = {
  parameters: { player: () => aPlayer(aUser()) },
  play: async ({ canvas }) => {
    await userEvent.keyboard('1')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a habit' })).toHaveFocus())
    await userEvent.keyboard('3')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a to-do' })).toHaveFocus())
    await userEvent.keyboard('{Enter}Water plants{Escape}')
    await expect(canvas.getByRole('textbox', { name: 'Add a to-do' })).toHaveValue('Water plants')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a to-do' })).toHaveFocus())
  },
} satisfies Story
