import type { Catalogue, TaskTemplate } from '@daykeep/rules/content'
import type { Speaking } from './speaking.ts'

/** The tasks that a player may begin with, and the tags. */
export const newPlayerIn = ({ taskTemplates, defaultTasks, defaultTags }: Catalogue, { words, say }: Speaking) => {
  const worded = (template: TaskTemplate) => ({ ...template, ...words(`taskTemplates.${template.key}`) })
  const ofType = (type: TaskTemplate['type']) => defaultTasks.filter((task) => task.type === type).map(worded)
  const userDefaults = {
    habits: ofType('habit'),
    dailys: ofType('daily'),
    todos: ofType('todo'),
    rewards: ofType('reward'),
    tags: defaultTags.map((key) => ({ name: say(`starterTags.${key}.text`) })),
  }
  return {
    tasksByCategory: Object.fromEntries(
      Object.entries(taskTemplates).map(([group, templates]) => [group, templates.map(worded)]),
    ),
    userDefaults,
    userDefaultsMobile: userDefaults,
  }
}
