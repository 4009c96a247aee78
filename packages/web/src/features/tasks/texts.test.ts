import { TASK_TYPES } from '@daykeep/rules/model'
import { FILTERS, TASK_COLORS } from '@daykeep/rules/tasks'
import { describe, expect, it } from 'vitest'
import { hasText } from '../../i18n/index.ts'

const PER_KIND = ['column', 'count', 'filters', 'add', 'new', 'details', 'emptyTitle', 'empty']
const filters = [...new Set(Object.values(FILTERS).flatMap((mode) => Object.values(mode).flat()))]

const ids = [
  ...TASK_TYPES.flatMap((type) => PER_KIND.map((part) => `tasks.${part}.${type}`)),
  ...TASK_TYPES.map((type) => `taskForm.edit.${type}`),
  ...filters.flatMap((filter) => [`tasks.filter.${filter}`, `tasks.noneIn.${filter}`]),
  ...TASK_COLORS.map((color) => `tasks.color.${color}`),
  ...['daily', 'weekly', 'monthly', 'yearly'].flatMap((each) => [
    `taskForm.frequency.${each}`,
    `taskForm.every.${each}`,
  ]),
  ...['date', 'weekday'].map((by) => `taskForm.monthly.${by}`),
  ...['str', 'int', 'con', 'per'].map((attribute) => `taskForm.attribute.${attribute}`),
  ...[0, 1, 2, 3].map((step) => `taskForm.difficulty.${step}`),
  ...['walk', 'score', 'plus', 'minus', 'open', 'edit', 'move', 'delete'].map((key) => `tasks.key.${key}`),
]

describe('the texts of the tasks', () => {
  it.each(ids)('%s is written', (id) => expect(hasText(id)).toBe(true))
})
