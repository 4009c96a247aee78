import type { Preview } from '@storybook/react-vite'
import { loadMessages } from '@daykeep/web/i18n'
import '../packages/web/src/ui/index.css'
import './preview.css'
import { configure } from 'storybook/test'
import { accessibilityViolations } from './accessibility-violations.ts'
import { widths } from './widths.ts'

const isTested = '__vitest_worker__' in globalThis

// Tests read colours and positions, so nothing may be in transition.
if (isTested) document.documentElement.dataset['still'] = ''

// Longer than the default, for busy machines.
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
    textSize: {
      // Breakpoints follow the setting of the browser, which a page cannot change: look at narrow screens.
      description: 'Size of all texts',
      toolbar: {
        title: 'Text size',
        icon: 'paragraph',
        items: [
          { value: '100%', title: 'Text at 100 %' },
          { value: '150%', title: 'Text at 150 %' },
          { value: '200%', title: 'Text at 200 %' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', language: 'en', textSize: '100%' },
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
      const page = document.documentElement
      page.dataset['theme'] = String(globals['theme'] ?? 'light')
      page.style.fontSize = String(globals['textSize'] ?? '100%')
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
