import type { ReactNode } from 'react'
import { Chip } from '../../ui/index.ts'
import { topicName } from './topic-name.ts'
import styles from './TopicsField.module.css'

type Props = {
  readonly legend: ReactNode
  /** Slugs of all topics, and of those that are chosen. */
  readonly topics: ReadonlyArray<string>
  readonly chosen: ReadonlyArray<string>
  readonly onChange: (chosen: ReadonlyArray<string>) => void
}

/** Any number of topics of guilds and challenges. */
export const TopicsField = ({ legend, topics, chosen, onChange }: Props) => (
  <fieldset className={styles.topics}>
    <legend>{legend}</legend>
    {topics.map((slug) => (
      <Chip
        key={slug}
        type="filter"
        on={chosen.includes(slug)}
        onChange={(on) => onChange(on ? [...chosen, slug] : chosen.filter((each) => each !== slug))}
      >
        {topicName(slug, slug)}
      </Chip>
    ))}
  </fieldset>
)
