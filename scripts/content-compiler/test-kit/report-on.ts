import type { ArtNames } from '../art/art-names.ts'
import type { ContentIssue } from '../issue.ts'
import { FIELD_FAULTS, REFUSALS } from '@daykeep/rules/kernel'
import { checkContent } from '../check-content.ts'
import { sourceFile, type SourceFile } from '../sources/source-file.ts'
import { type ContentSources, allFiles } from '../sources/read-content.ts'
import { formatReport } from '../format-report.ts'

/** Drawings enough for a test. */
export const FEW_DRAWINGS: ArtNames = {
  'weapon template': new Set(['sword', 'dagger']),
  'armor template': new Set(['robe', 'plate']),
  'head template': new Set(['helm']),
  'item template': new Set(['saddle']),
  palette: new Set(['iron', 'steel']),
  motif: new Set(['moon', 'flame']),
  'animal body': new Set(['sit']),
  'animal head': new Set(['fluff']),
}

const BASE_FILES: Readonly<Record<string, string>> = {
  'locales/en/refusals.json': JSON.stringify(
    Object.fromEntries([...Object.keys(REFUSALS), ...FIELD_FAULTS].map((key) => [key, 'No.'])),
  ),
  'locales/en/content/names.json':
    '{"egg":"{egg} egg","hatchingPotion":"{potion} potion","pet":"{potion} {egg}","mount":"{potion} {egg}"}',
}

/** Content of a few files, by path; what every content must have is there unless the test writes it. */
export const contentOf = (files: Readonly<Record<string, string>>): ContentSources => {
  const all = Object.entries({ ...BASE_FILES, ...files }).map(([path, text]) => sourceFile(path, text))
  const below = (folder: string) => all.filter(({ path }) => path.startsWith(folder))
  const isNotes = ({ path }: SourceFile) => path.endsWith('/.translated.json')
  return {
    data: below('data/'),
    locales: below('locales/').filter((file) => !isNotes(file)),
    notes: all.filter(isNotes),
    keys: all.find(({ path }) => path === 'keys.json') ?? { path: 'keys.json', text: '{}', value: {}, issues: [] },
  }
}

/** The report on these files, without the notes that keys or translations are new. */
export const reportOn = (
  files: Readonly<Record<string, string>>,
  art: ArtNames = FEW_DRAWINGS,
): ReadonlyArray<string> => report(files, art, ({ message }) => !message.includes(' not noted as '))

/** The whole report on these files. */
export const fullReportOn = (files: Readonly<Record<string, string>>): ReadonlyArray<string> =>
  report(files, FEW_DRAWINGS, () => true)

const report = (
  files: Readonly<Record<string, string>>,
  art: ArtNames,
  isWanted: (issue: ContentIssue) => boolean,
): ReadonlyArray<string> => {
  const content = contentOf(files)
  const { issues } = checkContent(content, art)
  return formatReport(issues.filter(isWanted), allFiles(content))
}
