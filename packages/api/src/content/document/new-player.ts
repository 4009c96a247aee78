import type { Catalogue, TaskTemplate } from '@daykeep/rules/catalogue'
import type { Translator } from '../../i18n/translator.ts'

/** The tasks and tags that a new player may begin with. */
export const toNewPlayer = (
  { taskTemplates, defaultTasks, defaultTags }: Catalogue,
  { words, translate }: Translator,
) => {
  const worded = (template: TaskTemplate) => ({ ...template, ...words(`taskTemplates.${template.key}`) })
  const ofType = (type: TaskTemplate['type']) => defaultTasks.filter((task) => task.type === type).map(worded)
  const userDefaults = {
    habits: ofType('habit'),
    dailys: ofType('daily'),
    todos: ofType('todo'),
    rewards: ofType('reward'),
    tags: defaultTags.map((key) => ({ name: translate(`starterTags.${key}.text`) })),
  }
  return {
    tasksByCategory: Object.fromEntries(
      Object.entries(taskTemplates).map(([group, templates]) => [group, templates.map(worded)]),
    ),
    userDefaults,
    userDefaultsMobile: userDefaults,
  }
}
