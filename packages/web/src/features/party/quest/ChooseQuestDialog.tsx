import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatNumber, t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Button, Dialog, EmptyState, TextField } from '../../../ui/index.ts'
import { type Item, ItemPicture } from '../../items/index.ts'
import styles from './ChooseQuestDialog.module.css'

export type Scroll = {
  readonly key: string
  readonly name: string
  readonly count: number
  readonly picture: Item | undefined
  /** Why it cannot be started; missing for those that can. */
  readonly refusal: string | undefined
}

type Props = {
  readonly scrolls: ReadonlyArray<Scroll>
  readonly onChoose: (key: string) => void
  readonly onClose: () => void
}

/** The player's scrolls, one of which starts a quest. docs/reference/screens.md 6.4. */
export const ChooseQuestDialog = ({ scrolls, onChoose, onClose }: Props) => {
  const [search, setSearch] = useState('')
  const shown = scrolls.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
  return (
    <Dialog open title={t('party.chooseQuest')} onClose={onClose}>
      {scrolls.length === 0 ? (
        <EmptyState
          icon={<ScrollText size={26} />}
          title={t('party.noScrolls')}
          action={
            <Button asChild variant="primary">
              <Link to={pathTo('questShop')}>{t('party.toQuestShop')}</Link>
            </Button>
          }
        >
          {t('party.noScrollsText')}
        </EmptyState>
      ) : (
        <div className={styles.choose}>
          <TextField
            type="search"
            label={t('party.searchScrolls')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <ul className={styles.scrolls}>
            {shown.map(({ key, name, count, picture, refusal }) => (
              <li key={key}>
                <button
                  type="button"
                  className={styles.scroll}
                  aria-disabled={refusal !== undefined}
                  onClick={() => refusal === undefined && onChoose(key)}
                >
                  <span className={styles.picture} aria-hidden="true">
                    {picture !== undefined && <ItemPicture item={picture} />}
                  </span>
                  <span className={styles.name}>
                    {name}
                    {refusal !== undefined && <small className={styles.refusal}>{refusal}</small>}
                  </span>
                  <span className={styles.count}>{t('party.scrollCount', { count, shown: formatNumber(count) })}</span>
                </button>
              </li>
            ))}
          </ul>
          {shown.length === 0 && <p>{t('party.noScrollFound')}</p>}
        </div>
      )}
    </Dialog>
  )
}
