import { useState } from 'react'
import { nameOf, notesOf } from '../texts/index.ts'
import { Button } from '../ui/index.ts'
import type { Exhibit } from './exhibit.ts'
import { ExhibitPicture } from './ExhibitPicture.tsx'
import styles from './GalleryPage.module.css'

type Props = {
  readonly exhibits: ReadonlyArray<Exhibit>
  /** Pictures a page; more than a hundred and fifty make a browser slow. */
  readonly perPage?: number
  readonly size?: number
}

/** Everything of one kind, group by group and page by page, each with its name, its notes, and its key and set. */
export const GalleryPage = ({ exhibits, perPage = 60, size = 84 }: Props) => {
  const groups = [...new Set(exhibits.map(({ group }) => group))]
  const [group, setGroup] = useState(groups[0] ?? '')
  const [page, setPage] = useState(0)
  const shown = exhibits.filter((exhibit) => exhibit.group === group)
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
            {groups.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
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

const ExhibitOnShelf = ({
  exhibit: { id, set, drawn },
  size,
}: {
  readonly exhibit: Exhibit
  readonly size: number
}) => (
  <li className={styles['exhibit']}>
    <div className={styles['tile']}>
      <ExhibitPicture drawn={drawn} size={size} />
    </div>
    <span>{nameOf(id)}</span>
    <p className={styles['notes']}>{notesOf(id)}</p>
    <p className={styles['key']}>{set === undefined ? id : `${id}, ${set}`}</p>
  </li>
)
