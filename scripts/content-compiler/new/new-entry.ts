import { didYouMean } from '../codec/index.ts'
import type { ContentIssue } from '../issue.ts'
import { checkContent } from '../check-content.ts'
import { sourceFile, type SourceFile } from '../sources/source-file.ts'
import { type ContentSources, allFiles } from '../sources/read-content.ts'
import { formatReport } from '../format-report.ts'
import { egg, food, potion, quest } from './animals.ts'
import { formatJson } from '../sources/format-json.ts'
import { addText } from './add-text.ts'
import { event } from './events.ts'
import { armoire, gala, mystery, special } from './gear.ts'
import { insertInList } from './insert-json.ts'
import { look } from './looks.ts'
import { achievement, background, bundle } from './others.ts'
import { news, question } from './publications.ts'
import { newTranslation } from './translation.ts'
import type { Change, EntryTemplate, NewEntry, Workspace } from './entry-template.ts'

/** The kinds of entries that `content:new` can write, by the word on the command line. */
export const ENTRY_TEMPLATES: Readonly<Record<string, EntryTemplate>> = {
  quest,
  egg,
  potion,
  food,
  armoire,
  mystery,
  gala,
  special,
  background,
  achievement,
  bundle,
  event,
  look,
  news,
  question,
}

/**
 * The files of a new entry: its data by the rules of its kind, and an empty text wherever it needs one. Returns the reason when
 * there is no such kind, when something would be overwritten, or when there would be errors besides the empty texts. What is
 * still drawn as its neighbour or not at all is reported.
 */
export const newEntry = ([name = '', ...args]: ReadonlyArray<string>, workspace: Workspace): NewEntry | string => {
  const kind = Object.hasOwn(ENTRY_TEMPLATES, name) ? ENTRY_TEMPLATES[name] : undefined
  if (name === 'translation') return newTranslation(args, workspace.content)
  if (kind === undefined)
    return `there is no kind "${name}"${didYouMean(name, [...Object.keys(ENTRY_TEMPLATES), 'translation'])}`
  const skeleton = kind.make(args, workspace)
  if (typeof skeleton === 'string') return skeleton
  const there = skeleton.changes.find(({ type, path }) => type === 'file' && workspace.content.data.some(isAt(path)))
  if (there !== undefined) return `${there.path} is there already`
  const withData = skeleton.changes.reduce(applyChange, workspace.content)
  const before = existingIssues(workspace)
  const freshIn = (content: ContentSources): ReadonlyArray<ContentIssue> =>
    checkContent(content, workspace.art).issues.filter(
      (issue) => !before.has(issueKey(issue)) && !issue.message.includes('not noted as released'),
    )
  const whole = freshIn(withData)
    .filter(isMissingText)
    .reduce((all, issue) => withEmptyText(all, issue, skeleton.texts), withData)
  return validated(workspace, whole, freshIn(whole))
}

const knownIssues = new WeakMap<Workspace, ReadonlySet<string>>()

/** What was wrong already: it is no reason to refuse something new. */
const existingIssues = (workspace: Workspace): ReadonlySet<string> => {
  const found =
    knownIssues.get(workspace) ?? new Set(checkContent(workspace.content, workspace.art).issues.map(issueKey))
  knownIssues.set(workspace, found)
  return found
}

const validated = (
  { content }: Workspace,
  whole: ContentSources,
  newIssues: ReadonlyArray<ContentIssue>,
): NewEntry | string => {
  const wrong = newIssues.filter((issue) => issue.severity === 'error' && !isMissingText(issue))
  if (wrong.length > 0) return formatReport(wrong, allFiles(whole)).join('\n')
  const old = new Map(allFiles(content).map(({ path, text }) => [path, text]))
  return {
    files: allFiles(whole).filter(({ path, text }) => old.get(path) !== text),
    report: formatReport(newIssues, allFiles(whole)),
  }
}

const issueKey = ({ file, path, message }: ContentIssue): string => `${file} ${path.join('.')} ${message}`

const isMissingText = ({ message }: ContentIssue): boolean => message === 'missing text'

const isAt =
  (name: string) =>
  ({ path }: SourceFile): boolean =>
    path === name

const applyChange = (content: ContentSources, change: Change): ContentSources => {
  if (change.type === 'file')
    return { ...content, data: [...content.data, sourceFile(change.path, `${formatJson(change.value)}\n`)] }
  const data = content.data.map((file) =>
    file.path === change.path ? sourceFile(file.path, insertInList(file.text, change.list, change.value)) : file,
  )
  return { ...content, data }
}

/** Adds an empty text where one is missing; for a kind with a folder of texts, in the file that the entry names. */
const withEmptyText = (content: ContentSources, { file, path }: ContentIssue, texts = 'new'): ContentSources =>
  addText(content, file.endsWith('/') ? `${file}${texts}.json` : file, path.map(String), '')
