import { useState } from 'react'
import { SkillPicture } from '../../art/index.ts'
import { t } from '../../i18n/index.ts'
import { Button, Dialog, Select } from '../../ui/index.ts'
import type { BelongingModel } from './drawer.ts'
import styles from './RecipientDialog.module.css'

/** Someone in the party, or the player. */
export type Recipient = { readonly id: string; readonly name: string; readonly isSelf: boolean }

type Props = {
  readonly thing: BelongingModel
  readonly recipients: ReadonlyArray<Recipient>
  readonly onSend: (recipient: string) => void
  readonly onClose: () => void
}

/** Asks whom an item is thrown at, or who gets a card. docs/reference/screens.md 17 no. 20. */
export const RecipientDialog = ({ thing, recipients, onSend, onClose }: Props) => {
  const [chosen, setChosen] = useState(recipients[0]?.id ?? '')
  const { name, notes, art, price } = thing
  const isCard = price !== undefined
  return (
    <Dialog
      open
      width="sm"
      title={name}
      intro={isCard ? `${notes} ${t('casting.cardPrice', { price })}` : notes}
      onClose={onClose}
      actions={
        <>
          <Button variant="tertiary" onClick={onClose}>
            {t('casting.notNow')}
          </Button>
          <Button variant="primary" data-autofocus="" onClick={() => onSend(chosen)}>
            {t(isCard ? 'casting.sendNow' : 'casting.throwNow')}
          </Button>
        </>
      }
    >
      <div className={styles.arch}>
        <SkillPicture art={art} of="season" size={96} />
      </div>
      <Select
        label={t(isCard ? 'casting.to' : 'casting.at')}
        value={chosen}
        onChange={setChosen}
        options={recipients.map(({ id, name: text, isSelf }) => ({
          value: id,
          label: isSelf ? t('casting.yourself', { name: text }) : text,
        }))}
      />
      {recipients.length === 1 && <p className={styles.hint}>{t('casting.needsParty')}</p>}
    </Dialog>
  )
}
