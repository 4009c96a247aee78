import type { ArtNames, Fault } from '../../../packages/rules/src/content/index.ts'
import { FIELD_FAULTS, REFUSALS } from '../../../packages/rules/src/kernel/index.ts'
import { checkContent } from '../check-content.ts'
import { parseJson } from '../parse-json.ts'
import { type ContentTexts, filesOf, type TextFile } from '../read-content.ts'
import { reportOf } from '../report.ts'

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

const QUIET: Readonly<Record<string, string>> = {
  'locales/en/refusals.json': JSON.stringify(
    Object.fromEntries([...Object.keys(REFUSALS), ...FIELD_FAULTS].map((key) => [key, 'No.'])),
  ),
  'locales/en/content/names.json':
    '{"egg":"{egg} egg","hatchingPotion":"{potion} potion","pet":"{potion} {egg}","mount":"{potion} {egg}"}',
}

/** Content of a few files, by path; what every content must have is there unless the test writes it. */
export const contentOf = (files: Readonly<Record<string, string>>): ContentTexts => {
  const all = Object.entries({ ...QUIET, ...files }).map(
    ([path, text]): TextFile => ({ path, text, ...parseJson(text) }),
  )
  const below = (folder: string) => all.filter(({ path }) => path.startsWith(folder))
  const isNotes = ({ path }: TextFile) => path.endsWith('/.translated.json')
  return {
    data: below('data/'),
    locales: below('locales/').filter((file) => !isNotes(file)),
    notes: all.filter(isNotes),
    keys: all.find(({ path }) => path === 'keys.json') ?? { path: 'keys.json', text: '{}', value: {}, faults: [] },
  }
}

/** What the checker says about these files, line by line; that keys or translations are new is left out. */
export const reportOn = (
  files: Readonly<Record<string, string>>,
  art: ArtNames = FEW_DRAWINGS,
): ReadonlyArray<string> => report(files, art, ({ message }) => !message.includes(' not noted as '))

/** What the checker says about these files, line by line. */
export const wholeReportOn = (files: Readonly<Record<string, string>>): ReadonlyArray<string> =>
  report(files, FEW_DRAWINGS, () => true)

const report = (
  files: Readonly<Record<string, string>>,
  art: ArtNames,
  isWanted: (fault: Fault) => boolean,
): ReadonlyArray<string> => {
  const content = contentOf(files)
  const { faults } = checkContent(content, art)
  return reportOf(faults.filter(isWanted), filesOf(content))
}
