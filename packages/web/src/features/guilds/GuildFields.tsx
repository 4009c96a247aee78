import { LONGEST_SUMMARY } from '@daykeep/rules/words'
import { t } from '../../i18n/index.ts'
import { Checkbox, FormattingHelp, TextArea, TextField } from '../../ui/index.ts'
import { TopicsField } from '../discovery/index.ts'
import styles from './GuildFields.module.css'

/** What a guild says of itself, and what only its leader may do. */
export type GuildWords = {
  readonly name: string
  readonly summary: string
  readonly description: string
  /** Slugs. */
  readonly categories: ReadonlyArray<string>
  readonly leaderOnlyChallenges: boolean
}

export const NO_WORDS: GuildWords = {
  name: '',
  summary: '',
  description: '',
  categories: [],
  leaderOnlyChallenges: false,
}

export type MissingWord = 'name' | 'summary' | 'description' | 'category'

export const missingWords = ({ name, summary, description, categories }: GuildWords): ReadonlyArray<MissingWord> => [
  ...(name.trim() === '' ? ['name' as const] : []),
  ...(summary.trim() === '' || summary.length > LONGEST_SUMMARY ? ['summary' as const] : []),
  ...(description.trim() === '' ? ['description' as const] : []),
  ...(categories.length === 0 ? ['category' as const] : []),
]

/** The words as the API takes them. docs/reference/api.md 2.9. */
export const toGroupFields = ({ name, summary, description, categories, leaderOnlyChallenges }: GuildWords) => ({
  name: name.trim(),
  summary: summary.trim(),
  description: description.trim(),
  categories: categories.map((slug) => ({ slug, name: slug })),
  leaderOnly: { challenges: leaderOnlyChallenges },
})

type Props = {
  readonly words: GuildWords
  readonly onChange: (words: GuildWords) => void
  /** Slugs of all categories. */
  readonly categories: ReadonlyArray<string>
}

/** The fields of a guild that is founded or edited. docs/reference/screens.md 7.5. */
export const GuildFields = ({ words, onChange, categories }: Props) => (
  <>
    <TextField
      label={t('guilds.name')}
      value={words.name}
      onChange={({ target }) => onChange({ ...words, name: target.value })}
    />
    <TextArea
      label={t('guilds.summary')}
      limit={LONGEST_SUMMARY}
      value={words.summary}
      onChange={({ target }) => onChange({ ...words, summary: target.value })}
    />
    <TextArea
      label={t('guilds.description')}
      aside={<FormattingHelp />}
      value={words.description}
      onChange={({ target }) => onChange({ ...words, description: target.value })}
    />
    <TopicsField
      legend={t('discovery.topics')}
      topics={categories}
      chosen={words.categories}
      onChange={(chosen) => onChange({ ...words, categories: chosen })}
    />
    <Checkbox
      checked={words.leaderOnlyChallenges}
      label={t('boards.leaderOnlyChallenges')}
      onChange={(leaderOnlyChallenges) => onChange({ ...words, leaderOnlyChallenges })}
    />
  </>
)

export const MissingFields = ({ missing }: { readonly missing: ReadonlyArray<MissingWord | 'gems'> }) =>
  missing.length === 0 ? null : (
    <p className={styles.missing}>
      {t('guilds.missing')} {missing.map((each) => t(`guilds.lacks.${each}`)).join(', ')}
    </p>
  )
