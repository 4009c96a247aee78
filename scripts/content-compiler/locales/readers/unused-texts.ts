import { createSuggester } from '../../codec/index.ts'
import type { ContentIssue } from '../../issue.ts'
import type { LocaleMessages } from '../read-messages.ts'
import type { TextReaders } from './text-readers.ts'

/**
 * Texts of the source language that no code says, and texts that code names in full and nobody wrote. Names and notes of
 * content are said by their kind; `checks/texts` looks after them.
 */
export const textReaderIssues = (messages: LocaleMessages, readers: TextReaders): ReadonlyArray<ContentIssue> => [
  ...unusedTexts(messages, readers),
  ...unwrittenTexts(messages, readers),
]

const unusedTexts = (messages: LocaleMessages, readers: TextReaders): ReadonlyArray<ContentIssue> => {
  const isSaid = sayerOf(readers)
  return [...messages].flatMap(
    ([id, { namespace, file, path }]): ReadonlyArray<ContentIssue> =>
      namespace === 'content' || isSaid(id)
        ? []
        : [
            {
              severity: 'warn',
              file,
              path,
              anchor: 'key',
              message: 'nothing says this text: remove it in every language',
            },
          ],
  )
}

/** Whether code names the id, or may put it together of words that it has. */
const sayerOf = ({ ids, patterns, words }: TextReaders): ((id: string) => boolean) => {
  const byFile = new Map<string, ReadonlyArray<RegExp>>()
  for (const pieces of patterns) {
    const file = (pieces[0] ?? '').split('.')[0] ?? ''
    const pattern = new RegExp(`^${pieces.map(escaped).join('([\\w-]+)')}$`)
    byFile.set(file, [...(byFile.get(file) ?? []), pattern])
  }
  return (id) =>
    ids.has(id) ||
    (byFile.get(id.split('.')[0] ?? '') ?? []).some((pattern) =>
      (pattern.exec(id)?.slice(1) ?? ['?']).every((value) => isMadeOf(value, words)),
    )
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** `purchased_plan_owner` is a path, and `lostHealth` may be two values in a row. */
const isMadeOf = (value: string, words: ReadonlySet<string>): boolean =>
  words.has(value) || value.split('_').every((part) => words.has(part)) || twoWords(value, words)

const twoWords = (value: string, words: ReadonlySet<string>): boolean => {
  const hump = value.search(/[A-Z]/)
  return hump > 0 && words.has(value.slice(0, hump)) && words.has(value.slice(hump))
}

const unwrittenTexts = (messages: LocaleMessages, { named }: TextReaders): ReadonlyArray<ContentIssue> => {
  const suggest = createSuggester()
  const defined = new Set(messages.keys())
  return named.flatMap(({ id, file, line, column }): ReadonlyArray<ContentIssue> => {
    if (defined.has(id)) return []
    const message = `says "${id}", which is no text of locales/en${suggest(id, defined)}`
    return [{ severity: 'error', file, path: [], position: { line, column }, message }]
  })
}
