import type { SystemInfo } from '@daykeep/rules/model'
import type { RefusalParams } from '@daykeep/rules/kernel'
import type { Translator } from '../i18n/translator.ts'

/** The sentence of a system message. docs/reference/rules.md 12.1. */
export const toChatLine = (translator: Translator, info: SystemInfo): string => {
  const quest = textOf(info['quest'])
  const params: RefusalParams = {
    user: textOf(info['user']),
    target: textOf(info['target']),
    userDamage: textOf(info['userDamage']),
    bossDamage: textOf(info['bossDamage']),
    times: Number(info['times'] ?? 1),
    taskText: textOf(info['taskText']),
    ...(quest === '' ? {} : questParams(translator, quest)),
    spell: spellName(translator, info),
    items: foundItems(translator, quest, info['items']),
    place: placeName(translator, textOf(info['scene'])),
  }
  return translator.translate(`chatLines.${textOf(info['type'])}`, params)
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const questParams = (translator: Translator, quest: string): RefusalParams => ({
  quest: translator.name(`quests.${quest}`),
  boss: translator.translate(`quests.${quest}.boss`) || translator.name(`quests.${quest}`),
})

/** Transformations of the seasons are thrown, skills of a class are cast. */
const spellName = (translator: Translator, info: SystemInfo): string => {
  const spell = textOf(info['spell'])
  if (spell === '') return ''
  return translator.name(info['class'] === 'special' ? `transformations.${spell}` : `skills.${spell}`)
}

const foundItems = (translator: Translator, quest: string, items: unknown): string =>
  typeof items === 'object' && items !== null
    ? Object.entries(items)
        .map(([key, count]) => `${Number(count)} ${translator.translate(`quests.${quest}.items.${key}`) || key}`)
        .join(', ')
    : ''

const placeName = (translator: Translator, scene: string): string =>
  scene === '' ? '' : translator.translate(`chatLines.places.${scene}`)
