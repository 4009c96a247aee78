import { useState } from 'react'
import { Avatar, type AvatarArt, SkillPicture } from '../../art/index.ts'
import { t } from '../../i18n/index.ts'
import { Button, classes, Dialog, TextField } from '../../ui/index.ts'
import { matchesSearch } from '../inventory/index.ts'
import type { BelongingModel } from './drawer.ts'
import styles from './RecipientDialog.module.css'

/** Someone in the party, or the player. */
export type Recipient = {
  readonly id: string
  readonly name: string
  readonly avatar: AvatarArt
  readonly isSelf: boolean
}

type Props = {
  readonly thing: BelongingModel
  readonly recipients: ReadonlyArray<Recipient>
  readonly onSend: (recipient: Recipient) => void
  readonly onClose: () => void
}

/** With more people one looks for a name. */
const MANY = 8

/** Asks whom an item is thrown at, or who gets a card. docs/reference/screens.md 17 no. 20. */
export const RecipientDialog = ({ thing, recipients, onSend, onClose }: Props) => {
  const [search, setSearch] = useState('')
  const [chosenId, setChosenId] = useState<string>()
  const { kind, name, notes, art, price } = thing
  const isCard = kind === 'card'
  const shown = recipients.filter((one) => matchesSearch(search)(one.name))
  const chosen = shown.find(({ id }) => id === chosenId) ?? shown[0]
  return (
    <Dialog
      open
      width="sm"
      title={name}
      intro={price === undefined ? notes : `${notes} ${t('casting.cardPrice', { price })}`}
      onClose={onClose}
      actions={
        <>
          <Button variant="tertiary" onClick={onClose}>
            {t('casting.notNow')}
          </Button>
          <Button variant="primary" disabled={chosen === undefined} onClick={() => chosen && onSend(chosen)}>
            {t(isCard ? 'casting.sendNow' : 'casting.throwNow')}
          </Button>
        </>
      }
    >
      <div className={styles.arch}>
        <SkillPicture art={art} of="season" size={96} />
      </div>
      {recipients.length > MANY && (
        <TextField
          label={t('casting.search')}
          hideLabel
          placeholder={t('casting.search')}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <fieldset>
        <legend className={styles.legend}>{t(isCard ? 'casting.to' : 'casting.at')}</legend>
        <div className={styles.people}>
          {shown.map((one) => (
            <Face key={one.id} person={one} chosen={one === chosen} onChoose={() => setChosenId(one.id)} />
          ))}
        </div>
        {shown.length === 0 && <p className={styles.hint}>{t('casting.nobody')}</p>}
      </fieldset>
      {recipients.length === 1 && <p className={styles.hint}>{t('casting.needsParty')}</p>}
    </Dialog>
  )
}

type FaceProps = { readonly person: Recipient; readonly chosen: boolean; readonly onChoose: () => void }

const Face = ({ person: { name, avatar, isSelf }, chosen, onChoose }: FaceProps) => (
  <label className={classes(styles.person, chosen && styles.chosen)}>
    <input
      type="radio"
      name="recipient"
      className={styles.radio}
      checked={chosen}
      onChange={onChoose}
      data-autofocus={chosen ? '' : undefined}
    />
    <span className={styles.face}>
      <Avatar art={avatar} crop="portrait" />
    </span>
    <bdi className={styles.name}>{isSelf ? t('casting.yourself', { name }) : name}</bdi>
  </label>
)
