import { type ReactNode, useEffect, useState } from 'react'
import type { PageAnimal } from '@daykeep/rules/pictures'
import { type Picture, PictureFrame } from '../../art/index.ts'
import styles from './Article.module.css'

type Props = {
  readonly title: string
  readonly lead: string
  /** Who looks at the reader from beside the title. */
  readonly animal: PageAnimal
  readonly children: ReactNode
}

/** The frame of a page of text. */
export const Article = ({ title, lead, animal, children }: Props) => (
  <article className={styles.article}>
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.window} aria-hidden="true">
        <Animal name={animal} />
      </div>
    </header>
    {children}
  </article>
)

const PET_BOX = '-4 -8 128 128'

const Animal = ({ name }: { readonly name: PageAnimal }) => {
  const [picture, setPicture] = useState<Picture>()
  useEffect(() => {
    let isShown = true
    void import('virtual:home-pictures/animals').then(({ animals }) => isShown && setPicture(animals[name]))
    return () => {
      isShown = false
    }
  }, [name])
  return <PictureFrame picture={picture} viewBox={PET_BOX} />
}
