import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { describe, it } from 'vitest'
import preview from './preview.tsx'

type StoryFile = Parameters<typeof composeStories>[0]

setProjectAnnotations([preview])

const files = import.meta.glob<StoryFile>('../packages/web/src/**/*.stories.tsx', { eager: true })

for (const [path, file] of Object.entries(files)) {
  describe(path.replace('../packages/web/src/', ''), () => {
    for (const [name, story] of Object.entries(composeStories(file))) it(name, () => story.run())
  })
}
