import { useState } from 'react'
import { Avatar, type AvatarArt } from '../../../art/index.ts'
import { t } from '../../../i18n/index.ts'
import { SegmentedControl } from '../../../ui/index.ts'
import styles from './AppearanceStep.module.css'
import { type Looks, type Page, PAGES } from './look-choices.ts'
import { LookChoices } from './LookChoices.tsx'

type Props = {
  /** The player with the chosen looks. */
  readonly avatar: AvatarArt
  readonly looks: Looks
  readonly onChange: (looks: Looks) => void
}

/** The first step: how the player looks. */
export const AppearanceStep = ({ avatar, looks, onChange }: Props) => {
  const [page, setPage] = useState<Page>('body')
  return (
    <div className={styles.step}>
      <div className={styles.mirror}>
        <Avatar art={avatar} label={t('welcome.preview')} />
      </div>
      <div className={styles.choices}>
        <SegmentedControl
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
