import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { AvatarArt } from '../../art/index.ts'
import { pathTo } from '../../routes/index.ts'
import { PersonFace } from './PersonFace.tsx'
import styles from './PersonRow.module.css'

type Props = {
  readonly id: string
  readonly name: string
  readonly avatar: AvatarArt
  /** What stands below the name, line by line. */
  readonly marks: ReadonlyArray<string>
  /** At the end of the row: what can be done about the person, or how they stand. */
  readonly children: ReactNode
}

/** People one below the other: each an `li`. */
export const People = ({ children }: { readonly children: ReactNode }) => <ul className={styles.people}>{children}</ul>

/** A person in a list of people. */
export const PersonRow = ({ id, name, avatar, marks, children }: Props) => (
  <div className={styles.person}>
    <PersonFace id={id} name={name} avatar={avatar} />
    <span className={styles.name} dir="auto">
      <Link to={pathTo('profile', { userId: id })}>{name}</Link>
      {marks.map((mark) => (
        <small key={mark} className={styles.mark}>
          {mark}
        </small>
      ))}
    </span>
    {children}
  </div>
)
