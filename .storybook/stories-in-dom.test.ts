import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { describe, it } from 'vitest'
import preview from './preview.tsx'

type StoryFile = Parameters<typeof composeStories>[0]

setProjectAnnotations([preview])

/** The mark of a story that is about places, or about what only a real parser of HTML can tell. */
const NEEDS_BROWSER = 'browser'

const files = import.meta.glob<StoryFile>('../packages/web/src/**/*.stories.tsx', { eager: true })

for (const [path, file] of Object.entries(files)) {
  describe(path.replace('../packages/web/src/', ''), () => {
    for (const [name, story] of Object.entries(composeStories(file))) {
      if (!story.tags?.includes(NEEDS_BROWSER)) it(name, () => story.run())
    }
  })
}
