import type { Preview } from '@storybook/react-vite'
import { loadMessages } from '@daykeep/web/i18n'
import '../packages/web/src/ui/index.css'
import './preview.css'
import { configure } from 'storybook/test'
import { accessibilityViolations } from './accessibility-violations.ts'
import { widths } from './widths.ts'

const isTested = '__vitest_worker__' in globalThis

// While colours and places are read, nothing may be on its way from one to another.
if (isTested) document.documentElement.dataset['still'] = ''

// A machine may be busy: what a story waits for has time.
configure({ asyncUtilTimeout: 30_000 })

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Day or night',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light: morning at the keep' },
          { value: 'dark', title: 'Dark: dusk' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language of all texts',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'de', title: 'Deutsch' },
          { value: 'en-XA', title: 'Foreign letters: a text without them is not in the locales' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', language: 'en' },
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    viewport: { options: widths },
    // The panel shows what axe finds; the tests below look at both themes and fail on it.
    a11y: { test: 'todo' },
  },
  loaders: [
    async ({ globals }) => {
      const languages = [String(globals['language'] ?? 'en')]
      for (const group of ['ui', 'content', 'publications'] as const) await loadMessages(languages, group)
    },
  ],
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = String(globals['theme'] ?? 'light')
      return <Story />
    },
  ],
  afterEach: async ({ canvasElement, globals }) => {
    if (!isTested) return
    const violations = await accessibilityViolations(canvasElement.ownerDocument, String(globals['theme'] ?? 'light'))
    if (violations !== '') throw new Error(violations)
  },
}

export default preview
