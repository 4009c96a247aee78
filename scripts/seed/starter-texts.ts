import type { Catalogue } from '@daykeep/rules/catalogue'
import type { StarterTexts } from '@daykeep/rules/registration'
import type { I18n } from '../../packages/api/src/i18n/i18n.ts'

/** What first tasks and tags are called in English. */
export const starterTexts = (i18n: I18n, { defaultTasks, defaultTags }: Catalogue): StarterTexts => {
  const text = (id: string) => i18n.translate('en', [id]) ?? ''
  return {
    tasks: Object.fromEntries(
      defaultTasks.map(({ key }) => [
        key,
        { text: text(`taskTemplates.${key}.text`), notes: text(`taskTemplates.${key}.notes`) },
      ]),
    ),
    tags: Object.fromEntries(defaultTags.map((key) => [key, text(`starterTags.${key}.text`)])),
  }
}
