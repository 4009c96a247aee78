import type { SystemInfo } from '@daykeep/rules/model'
import type { RefusalParams } from '@daykeep/rules/kernel'
import type { Translator } from '../i18n/translator.ts'

/** The sentence of a system message. docs/reference/rules.md 12.1. */
export const toChatLine = (translator: Translator, info: SystemInfo): string => {
  const quest = textOf(info['quest'])
  const params: RefusalParams = {
    user: textOf(info['user']),
    target: textOf(info['target']),
    userDamage: figure(translator, info['userDamage']),
    bossDamage: figure(translator, info['bossDamage']),
    times: Number(info['times'] ?? 1),
    taskText: textOf(info['taskText']),
    ...(quest === '' ? {} : questParams(translator, quest)),
    spell: spellName(translator, info),
    items: foundItems(translator, quest, info['items']),
    place: placeName(translator, textOf(info['scene'])),
  }
  const type = textOf(info['type'])
  const foundNothing = type === 'user_found_items' && params['items'] === ''
  return translator.translate(`chatLines.${foundNothing ? 'user_found_nothing' : type}`, params)
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const questParams = (translator: Translator, quest: string): RefusalParams => ({
  quest: translator.name(`quests.${quest}`),
  boss: translator.translate(`quests.${quest}.boss`) || translator.name(`quests.${quest}`),
})

/** Damage is stored as a text with a point and one decimal; languages have their own. docs/reference/rules.md 8.4. */
const figure = ({ language }: Translator, damage: unknown): string =>
  damage === undefined ? '' : Number(damage).toLocaleString(language, { minimumFractionDigits: 1 })

/** Transformations of the seasons are thrown, skills of a class are cast. */
const spellName = (translator: Translator, info: SystemInfo): string => {
  const spell = textOf(info['spell'])
  if (spell === '') return ''
  return translator.name(info['class'] === 'special' ? `transformations.${spell}` : `skills.${spell}`)
}

const foundItems = (translator: Translator, quest: string, items: unknown): string =>
  typeof items === 'object' && items !== null
    ? Object.entries(items)
        .filter(([, count]) => Number(count) > 0)
        .map(([key, count]) => `${Number(count)} × ${translator.translate(`quests.${quest}.items.${key}`) || key}`)
        .join(', ')
    : ''

const placeName = (translator: Translator, scene: string): string =>
  scene === '' ? '' : translator.translate(`chatLines.places.${scene}`)
