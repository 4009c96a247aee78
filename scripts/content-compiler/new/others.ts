import { scheduleEntry } from './schedule-entry.ts'
import {
  type Change,
  hasKey,
  isKey,
  isMonth,
  type EntryTemplate,
  listIn,
  pickArtName,
  type Workspace,
} from './entry-template.ts'

const badge = (workspace: Workspace) => ({
  palette: pickArtName(workspace, 'palette'),
  motif: pickArtName(workspace, 'motif'),
})

export const background: EntryTemplate = {
  usage: 'background MONTH KEY     the scene of a month',
  make: ([month, key], workspace) => {
    if (!isMonth(month) || !isKey(key)) return 'a scene needs its month and a key, such as 2028-01 frozen_canal'
    const [year, number] = month.split('-')
    const art = { mood: pickArtName(workspace, 'mood'), ground: pickArtName(workspace, 'ground') }
    const value = {
      $schema: '../../schema/backgrounds.schema.json',
      set: `backgrounds${number}${year}`,
      backgrounds: [{ key, art }],
    }
    return { changes: [{ type: 'file', path: `data/backgrounds/${month}.json`, value }] }
  },
}

const LIST = 'data/achievements/list.json'

export const achievement: EntryTemplate = {
  usage: 'achievement KEY EGG... | QUEST...   for the pets of these eggs in every colour, or for these quests',
  make: ([key, ...parts], workspace) => {
    if (!isKey(key) || parts.length === 0) return 'an achievement needs a key, and the eggs or the quests that bring it'
    if (hasKey(workspace, LIST, 'achievements', key)) return `there is an achievement "${key}" already`
    const eggs = listIn(workspace, 'data/eggs.json', 'eggs').map((egg) => egg.key)
    const how: Change = parts.every((part) => eggs.includes(part))
      ? {
          type: 'entry',
          path: 'data/achievements/animal-sets.json',
          list: ['sets'],
          value: { achievement: key, species: parts },
        }
      : {
          type: 'entry',
          path: 'data/achievements/quest-lines.json',
          list: ['lines'],
          value: { achievement: key, quests: parts },
        }
    const entry = { key, art: badge(workspace) }
    return { changes: [{ type: 'entry', path: LIST, list: ['achievements'], value: entry }, how] }
  },
}

const BUNDLES = 'data/quests/bundles.json'

export const bundle: EntryTemplate = {
  usage: 'bundle KEY QUEST QUEST QUEST   three scrolls sold together, and the month that sells them',
  make: ([key, ...quests], workspace) => {
    if (!isKey(key) || quests.length !== 3) return 'a bundle needs a key and three quests'
    if (hasKey(workspace, BUNDLES, 'bundles', key)) return `there is a bundle "${key}" already`
    const value = { key, quests, art: { scroll: badge(workspace) } }
    return {
      changes: [{ type: 'entry', path: BUNDLES, list: ['bundles'], value }, scheduleEntry(workspace, 'bundles', key)],
    }
  },
}
