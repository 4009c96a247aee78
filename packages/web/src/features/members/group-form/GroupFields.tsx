import { LONGEST_SUMMARY } from '@daykeep/rules/words'
import type { ReactNode } from 'react'
import { t } from '../../../i18n/index.ts'
import { Checkbox, FormattingHelp, TextArea, TextField } from '../../../ui/index.ts'
import { TopicsField } from '../../discovery/index.ts'
import type { GroupWords } from './group-words.ts'

type Props = {
  readonly words: GroupWords
  readonly onChange: (words: GroupWords) => void
  /** Slugs of all topics of guilds. */
  readonly topics?: ReadonlyArray<string>
  /** Between the words and what only the leader may do. */
  readonly children?: ReactNode
}

/** The fields of a group that is founded or edited. docs/reference/screens.md 7.5. */
export const GroupFields = ({ words, onChange, topics = [], children }: Props) => {
  const change = (changes: Partial<GroupWords>) => onChange({ ...words, ...changes })
  const isGuild = words.topics !== undefined
  return (
    <>
      <TextField
        label={t('boards.name')}
        required
        value={words.name}
        error={!isGuild && words.name.trim() === '' ? t('boards.nameMissing') : undefined}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextArea
        label={t('boards.summary')}
        optional={!isGuild}
        limit={LONGEST_SUMMARY}
        value={words.summary}
        onChange={({ target }) => change({ summary: target.value })}
      />
      <TextArea
        label={t('boards.description')}
        aside={<FormattingHelp />}
        optional={!isGuild}
        value={words.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      {words.topics !== undefined && (
        <TopicsField
          legend={t('discovery.topics')}
          topics={topics}
          chosen={words.topics}
          onChange={(chosen) => change({ topics: chosen })}
        />
      )}
      {children}
      <LeaderOnly leaderOnly={words.leaderOnly} onChange={(leaderOnly) => change({ leaderOnly })} />
    </>
  )
}

type LeaderOnlyProps = Pick<GroupWords, 'leaderOnly'> & {
  readonly onChange: (leaderOnly: GroupWords['leaderOnly']) => void
}

const LeaderOnly = ({ leaderOnly, onChange }: LeaderOnlyProps) => (
  <>
    <Checkbox
      checked={leaderOnly.challenges}
      label={t('boards.leaderOnlyChallenges')}
      onChange={(challenges) => onChange({ ...leaderOnly, challenges })}
    />
    {leaderOnly.getGems !== undefined && (
      <Checkbox
        checked={leaderOnly.getGems}
        label={t('boards.leaderOnlyGems')}
        hint={t('boards.leaderOnlyGemsHint')}
        onChange={(getGems) => onChange({ ...leaderOnly, getGems })}
      />
    )}
  </>
)
