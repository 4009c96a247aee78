import { useId } from 'react'
import { Avatar, type AvatarArt, type Crop } from '../../../art/index.ts'
import { t } from '../../../i18n/index.ts'
import { choicesFor, chosen, type Look, type Looks, withLook } from './look-choices.ts'
import styles from './LookChoices.module.css'

type Props = {
  readonly look: Look
  readonly avatar: AvatarArt
  readonly looks: Looks
  readonly onChange: (looks: Looks) => void
}

/** The choices of one look, each shown on the player. */
export const LookChoices = ({ look, avatar, looks, onChange }: Props) => {
  const name = useId()
  const now = chosen(looks, look)
  return (
    <fieldset className={styles.look}>
      <legend className={styles.legend}>{t(`welcome.look.${look}`)}</legend>
      <div className={styles.choices}>
        {choicesFor(look).map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={choice}
              checked={choice === now}
              aria-label={t(`welcome.${look}.${choice}`)}
              onChange={() => onChange(withLook(looks, look, choice))}
            />
            <span className={styles.picture}>
              <Avatar
                art={{ ...avatar, background: undefined, ...withLook(looks, look, choice) }}
                crop={cropFor(look)}
              />
            </span>
            <span className={styles.name} aria-hidden="true">
              {t(`welcome.${look}.${choice}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const cropFor = (look: Look): Crop => {
  if (look === 'chair') return 'whole'
  return look === 'size' || look === 'shirt' ? 'party' : 'portrait'
}
