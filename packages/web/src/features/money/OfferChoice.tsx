import { type ReactNode, useId } from 'react'
import { classes } from '../../ui/index.ts'
import styles from './OfferChoice.module.css'

export type Offer = {
  readonly key: string
  readonly title: string
  readonly price: string
  readonly note?: string | undefined
  readonly picture?: ReactNode
}

type Props = {
  readonly label: string
  readonly offers: ReadonlyArray<Offer>
  readonly value: string
  readonly onChange: (key: string) => void
}

/** Offers side by side, one of which is chosen; arrow keys move between them. */
export const OfferChoice = ({ label, offers, value, onChange }: Props) => {
  const name = useId()
  return (
    <fieldset className={styles.offers}>
      <legend className={styles.label}>{label}</legend>
      {offers.map(({ key, title, price, note, picture }) => (
        <label key={key} className={classes(styles.offer, key === value && styles.chosen)}>
          <input
            type="radio"
            name={name}
            value={key}
            checked={key === value}
            {...(key === value && { 'data-autofocus': '' })}
            onChange={() => onChange(key)}
            className={styles.radio}
          />
          {picture !== undefined && (
            <span className={styles.picture} aria-hidden="true">
              {picture}
            </span>
          )}
          <span className={styles.title}>{title}</span>
          <span className={styles.price}>{price}</span>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </label>
      ))}
    </fieldset>
  )
}
