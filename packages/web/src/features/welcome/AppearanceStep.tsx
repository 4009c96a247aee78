import { useState } from 'react'
import { Avatar, type AvatarArt } from '../../art/index.ts'
import { t } from '../../texts/index.ts'
import { Segments } from '../../ui/index.ts'
import styles from './AppearanceStep.module.css'
import { type Looks, type Page, PAGES } from './look-choices.ts'
import { LookChoices } from './LookChoices.tsx'

type Props = {
  /** The player with the looks as they are chosen. */
  readonly avatar: AvatarArt
  readonly looks: Looks
  readonly onChange: (looks: Looks) => void
}

/** The first step: how the player looks. All of it is free. */
export const AppearanceStep = ({ avatar, looks, onChange }: Props) => {
  const [page, setPage] = useState<Page>('body')
  return (
    <div className={styles.step}>
      <div className={styles.mirror}>
        <Avatar art={avatar} label={t('welcome.preview')} />
      </div>
      <div className={styles.choices}>
        <Segments
          label={t('welcome.pages')}
          wide
          segments={[
            { value: 'body', label: t('welcome.page.body') },
            { value: 'hair', label: t('welcome.page.hair') },
            { value: 'extras', label: t('welcome.page.extras') },
          ]}
          value={page}
          onChange={setPage}
        />
        {PAGES[page].map((look) => (
          <LookChoices key={look} {...{ look, avatar, looks, onChange }} />
        ))}
      </div>
    </div>
  )
}
