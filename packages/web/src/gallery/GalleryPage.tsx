import { useState } from 'react'
import { nameOf, notesOf } from '../i18n/index.ts'
import { Button } from '../ui/index.ts'
import type { Exhibit } from './exhibit.ts'
import { ExhibitPicture } from './ExhibitPicture.tsx'
import styles from './GalleryPage.module.css'

type Props = {
  readonly exhibits: ReadonlyArray<Exhibit>
  /** Pictures on a page: browsers get slow above 150. */
  readonly perPage?: number
  readonly size?: number
}

const ALL = 'all'

/** Values for texts that count something: a gallery has nobody who did it. */
const EXAMPLE = { count: 3 }

/** Everything of one kind, by group, search and page, each with its name, its notes, and its key and set. */
export const GalleryPage = ({ exhibits, perPage = 60, size = 84 }: Props) => {
  const groups = [...new Set(exhibits.map(({ group }) => group))]
  const [group, setGroup] = useState(groups[0] ?? ALL)
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(0)
  const shown = exhibits.filter((exhibit) => (group === ALL || exhibit.group === group) && fits(exhibit, search))
  const pages = Math.max(1, Math.ceil(shown.length / perPage))
  return (
    <section>
      <div className={styles['choices']}>
        <label>
          {'Group '}
          <select
            value={group}
            onChange={({ target }) => {
              setGroup(target.value)
              setPage(0)
            }}
          >
            <option>{ALL}</option>
            {groups.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <label>
          {'Search '}
          <input
            type="search"
            value={search}
            onChange={({ target }) => {
              setSearch(target.value)
              setGroup(ALL)
              setPage(0)
            }}
          />
        </label>
        <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
          Previous page
        </Button>
        <Button disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
          Next page
        </Button>
        <span>{`Page ${page + 1} of ${pages}, ${shown.length} of ${exhibits.length} things`}</span>
      </div>
      <ul className={styles['shelf']}>
        {shown.slice(page * perPage, (page + 1) * perPage).map((exhibit) => (
          <ExhibitOnShelf key={exhibit.id} exhibit={exhibit} size={size} />
        ))}
      </ul>
    </section>
  )
}

/** Whether the name, notes, key or set of an exhibit hold the words of a search. */
const fits = ({ id, set = '' }: Exhibit, search: string): boolean => {
  const text = `${nameOf(id)} ${notesOf(id, EXAMPLE)} ${id} ${set}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const ExhibitOnShelf = ({
  exhibit: { id, set, picture },
  size,
}: {
  readonly exhibit: Exhibit
  readonly size: number
}) => (
  <li className={styles['exhibit']}>
    <div className={styles['tile']}>
      <ExhibitPicture picture={picture} size={size} />
    </div>
    <span>{nameOf(id)}</span>
    <p className={styles['notes']}>{notesOf(id, EXAMPLE)}</p>
    <p className={styles['key']}>{set === undefined ? id : `${id}, ${set}`}</p>
  </li>
)
