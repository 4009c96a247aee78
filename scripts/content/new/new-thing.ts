import { didYouMean, type Fault } from '../../../packages/rules/src/content/index.ts'
import { checkContent } from '../check-content.ts'
import { parseJson } from '../parse-json.ts'
import { type ContentTexts, filesOf, type TextFile } from '../read-content.ts'
import { reportOf } from '../report.ts'
import { egg, food, potion, quest } from './animals.ts'
import { formatJson } from './format-json.ts'
import { armoire, gala, mystery } from './gear.ts'
import { insertField, insertInList } from './insert-json.ts'
import { achievement, background, bundle } from './others.ts'
import type { Change, Kind, Surroundings } from './skeleton.ts'

/** Every kind of thing that can be made new. */
export const KINDS: Readonly<Record<string, Kind>> = {
  quest,
  egg,
  potion,
  food,
  armoire,
  mystery,
  gala,
  background,
  achievement,
  bundle,
}

/** Files as they are to be written; `report`: what the checker says then, texts to write among it. */
export type NewThing = {
  readonly files: ReadonlyArray<{ readonly path: string; readonly text: string }>
  readonly report: ReadonlyArray<string>
}

/**
 * A new thing as files: its data by the rules of its kind, and an empty text wherever it needs one. Answers why not, when
 * it can't be, would overwrite something, or would have a fault besides its empty texts.
 */
export const newThing = ([name = '', ...args]: ReadonlyArray<string>, around: Surroundings): NewThing | string => {
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined
  if (kind === undefined) return `there is no kind "${name}"${didYouMean(name, Object.keys(KINDS))}`
  const skeleton = kind.make(args, around)
  if (typeof skeleton === 'string') return skeleton
  const there = skeleton.changes.find(({ type, path }) => type === 'file' && around.content.data.some(isAt(path)))
  if (there !== undefined) return `${there.path} is there already`
  const withData = skeleton.changes.reduce(changed, around.content)
  const before = faultsBefore(around)
  const freshIn = (content: ContentTexts): ReadonlyArray<Fault> =>
    checkContent(content, around.art).faults.filter(
      (fault) => !before.has(sameFault(fault)) && !fault.message.includes('not noted as released'),
    )
  const whole = freshIn(withData)
    .filter(isMissingText)
    .reduce((all, fault) => withText(all, fault, skeleton.texts), withData)
  return judged(around, whole, freshIn(whole))
}

const known = new WeakMap<Surroundings, ReadonlySet<string>>()

/** What was wrong already: it is no reason to refuse something new. */
const faultsBefore = (around: Surroundings): ReadonlySet<string> => {
  const found = known.get(around) ?? new Set(checkContent(around.content, around.art).faults.map(sameFault))
  known.set(around, found)
  return found
}

const judged = ({ content }: Surroundings, whole: ContentTexts, fresh: ReadonlyArray<Fault>): NewThing | string => {
  const wrong = fresh.filter((fault) => !isMissingText(fault))
  if (wrong.length > 0) return reportOf(wrong, filesOf(whole)).join('\n')
  const old = new Map(filesOf(content).map(({ path, text }) => [path, text]))
  return {
    files: filesOf(whole).filter(({ path, text }) => old.get(path) !== text),
    report: reportOf(fresh, filesOf(whole)),
  }
}

const sameFault = ({ file, path, message }: Fault): string => `${file} ${path.join('.')} ${message}`

const isMissingText = ({ message }: Fault): boolean => message === 'missing text'

const isAt =
  (wanted: string) =>
  ({ path }: TextFile): boolean =>
    path === wanted

const written = (path: string, text: string): TextFile => ({ path, text, ...parseJson(text) })

const changed = (content: ContentTexts, change: Change): ContentTexts => {
  if (change.type === 'file')
    return { ...content, data: [...content.data, written(change.path, `${formatJson(change.value)}\n`)] }
  const data = content.data.map((file) =>
    file.path === change.path ? written(file.path, insertInList(file.text, change.list, change.value)) : file,
  )
  return { ...content, data }
}

/** An empty text where one is missing; of a kind that has a folder of texts, in the file that the thing asks for. */
const withText = (content: ContentTexts, { file, path }: Fault, texts = 'new'): ContentTexts => {
  const home = file.endsWith('/') ? `${file}${texts}.json` : file
  const before = content.locales.find(isAt(home))
  const text = before?.text ?? '{}\n'
  const [field = '', ...around] = path.map(String).reverse()
  const lines = around.reverse().reduce((all, step, at) => withObject(all, around.slice(0, at), step), text)
  const after = written(home, insertField(lines, around, field, ''))
  const locales =
    before === undefined ? [...content.locales, after] : content.locales.map((each) => (each === before ? after : each))
  return { ...content, locales }
}

const withObject = (text: string, at: ReadonlyArray<string>, field: string): string => {
  const value = at.reduce<unknown>((inner, step) => Object(inner)[step], JSON.parse(text))
  return Object.hasOwn(Object(value), field) ? text : insertField(text, at, field, {})
}
