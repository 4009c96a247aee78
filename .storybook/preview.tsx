import type { Preview } from '@storybook/react-vite'
import { loadTexts } from '../packages/web/src/texts/index.ts'
import '../packages/web/src/ui/index.css'
import './preview.css'
import { faultsOfAccess } from './faults-of-access.ts'
import { widths } from './widths.ts'

const isTested = '__vitest_worker__' in globalThis

// While colours and places are read, nothing may be on its way from one to another.
if (isTested) document.documentElement.dataset['still'] = ''

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
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'padded',
    viewport: { options: widths },
    // The panel shows what axe finds; the tests below look at both themes and fail on it.
    a11y: { test: 'off' },
  },
  loaders: [() => loadTexts(['en']), () => loadTexts(['en'], 'content'), () => loadTexts(['en'], 'reading')],
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = String(globals['theme'] ?? 'light')
      return <Story />
    },
  ],
  afterEach: async ({ canvasElement, globals }) => {
    if (!isTested) return
    const faults = await faultsOfAccess(canvasElement.ownerDocument, String(globals['theme'] ?? 'light'))
    if (faults !== '') throw new Error(faults)
  },
}

export default preview
