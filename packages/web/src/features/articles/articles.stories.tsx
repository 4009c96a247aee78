import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ContactPage, FaqScreen, NewsScreen, PressKitPage, TermsPage } from './index.ts'
import { NewsView } from './news/NewsView.tsx'

const meta = {
  title: 'Pages to read',
  parameters: { layout: 'fullscreen', address: '/static/faq' },
  decorators: [
    (Drawn, { parameters }) => (
      <MemoryRouter initialEntries={[String(parameters['address'])]}>
        <Drawn />
      </MemoryRouter>
    ),
  ],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Questions = {
  render: () => <FaqScreen />,
  play: async ({ canvas }) => {
    const first = canvas.getByText('What are the four kinds of task?')
    const fold = first.closest('details')
    await userEvent.click(first)
    await waitFor(() => expect(fold).toHaveAttribute('open'))
    const second = canvas.getByText('Why do my tasks change colour?')
    await userEvent.click(second)
    await waitFor(() => expect(second.closest('details')).toHaveAttribute('open'))
    await waitFor(() => expect(fold).not.toHaveAttribute('open'))
    await userEvent.click(second)
    await waitFor(() => expect(second.closest('details')).not.toHaveAttribute('open'))
  },
} satisfies Story

/** Each topic leads to its heading; a search has its results instead. */
export const TopicsOfQuestions = {
  render: () => <FaqScreen />,
  play: async ({ canvas }) => {
    const topics = within(canvas.getByRole('navigation', { name: 'Topics' })).getAllByRole<HTMLAnchorElement>('link')
    await expect(topics.length).toBeGreaterThan(5)
    for (const { hash, textContent } of topics)
      await expect(document.getElementById(hash.slice(1))).toHaveTextContent(textContent)
    await userEvent.type(canvas.getByLabelText('Search the questions'), 'hourglass')
    await expect(canvas.queryByRole('navigation', { name: 'Topics' })).toBeNull()
  },
} satisfies Story

export const QuestionByItsAddress = {
  render: () => <FaqScreen />,
  parameters: { address: '/static/faq#howHatch' },
  play: async ({ canvas }) => {
    const question = canvas.getByText('How do I get a pet?')
    await expect(question.closest('details')).toHaveAttribute('open')
    await waitFor(() => expect(question).toHaveFocus())
  },
} satisfies Story

export const SearchedQuestions = {
  render: () => <FaqScreen />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Search the questions'), 'hourglass month')
    await expect(canvas.getByText('How do I get one?')).toBeVisible()
    await expect(canvas.queryByText('How do I get a pet?')).toBeNull()
  },
} satisfies Story

export const NoQuestionFits = {
  render: () => <FaqScreen />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Search the questions'), 'submarine')
    await expect(canvas.getAllByText('No question fits').length).toBe(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Show all questions' }))
    await expect(canvas.getByText('How do I get a pet?')).toBeVisible()
  },
} satisfies Story

export const QuestionsOnAPhone = {
  ...QuestionByItsAddress,
  globals: { viewport: { value: 'phone' } },
} satisfies Story
export const QuestionsByNight = { render: () => <FaqScreen />, globals: { theme: 'dark' } } satisfies Story

export const Terms = {
  render: () => <TermsPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Last changed on November 21, 2026$/)).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible()
  },
} satisfies Story
export const TermsOnAPhone = { ...Terms, globals: { viewport: { value: 'phone' } } } satisfies Story

export const Contact = {
  render: () => <ContactPage />,
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link', { name: 'help@daykeep.example' })
    await expect(first).toHaveAttribute('href', 'mailto:help@daykeep.example')
    await expect(canvas.getByRole('link', { name: 'Press kit' })).toHaveAttribute('href', '/static/press-kit')
  },
} satisfies Story

export const PressKit = { render: () => <PressKitPage /> } satisfies Story
export const PressKitByNight = { render: () => <PressKitPage />, globals: { theme: 'dark' } } satisfies Story

export const News = { render: () => <NewsScreen /> } satisfies Story
export const NoNews = { render: () => <NewsView posts={[]} /> } satisfies Story
