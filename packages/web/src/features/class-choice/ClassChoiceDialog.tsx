import { useId, useState } from 'react'
import type { PlayerClass } from '@daykeep/rules/model'
import { Avatar, ScenePicture, SkillPicture } from '../../art/index.ts'
import { formatNumber, t } from '../../i18n/index.ts'
import { Button, classes, Dialog } from '../../ui/index.ts'
import { GetGems } from '../money/index.ts'
import { gainText } from '../skills/index.ts'
import type { ClassChoiceModel, ClassHero } from './class-choice-model.ts'
import styles from './ClassChoiceDialog.module.css'

type Props = {
  readonly choice: ClassChoiceModel
  readonly onChoose: (playerClass: PlayerClass) => void
  readonly onOptOut: () => void
  readonly onClose: () => void
}

const HALL = { mood: 'palace', far: ['hall'], ground: 'carpet', feature: 'banners', seed: 5 } as const

/** The choice of a class: four heroes in full gear, and what each does. docs/reference/screens.md 17 no. 6. */
export const ClassChoiceDialog = ({ choice, onChoose, onOptOut, onClose }: Props) => {
  const { heroes, current, price, affordable, canOptOut } = choice
  const group = useId()
  const [chosen, setChosen] = useState<PlayerClass>(current ?? 'warrior')
  const [asks, setAsks] = useState(false)
  const hero = heroes.find((each) => each.class === chosen)
  const name = t(`classes.${chosen}`)
  const choose = () => (price > 0 && !asks ? setAsks(true) : onChoose(chosen))
  return (
    <Dialog
      open
      width="xl"
      closesOutside={false}
      title={t(current === undefined ? 'classes.title' : 'classes.changeTitle')}
      intro={t(current === undefined ? 'classes.intro' : 'classes.changeIntro', { price })}
      onClose={onClose}
      actions={
        <>
          {canOptOut && (
            <Button variant="link" className={styles.optOut} onClick={onOptOut}>
              {t('classes.optOut')}
            </Button>
          )}
          <Button variant="tertiary" onClick={onClose}>
            {t(current === undefined ? 'classes.later' : 'classes.stay')}
          </Button>
          <Button
            variant="primary"
            aria-disabled={chosen === current || !affordable || undefined}
            onClick={chosen === current || !affordable ? undefined : choose}
          >
            {t(asks ? 'classes.really' : price > 0 ? 'classes.becomeFor' : 'classes.become', { class: name, price })}
          </Button>
        </>
      }
    >
      <div className={styles.hall}>
        <ScenePicture art={HALL} className={styles.scene} />
        <div role="radiogroup" aria-label={t('classes.title')} className={styles.heroes}>
          {heroes.map((each) => (
            <HeroArch
              key={each.class}
              hero={each}
              group={group}
              chosen={each.class === chosen}
              isCurrent={each.class === current}
              onChoose={() => {
                setChosen(each.class)
                setAsks(false)
              }}
            />
          ))}
        </div>
      </div>
      {!affordable && (
        <div className={styles.short}>
          <p>{t('classes.tooDear', { price })}</p>
          <GetGems />
        </div>
      )}
      {hero !== undefined && <HeroDetails key={hero.class} hero={hero} />}
    </Dialog>
  )
}

type ArchProps = {
  readonly hero: ClassHero
  readonly group: string
  readonly chosen: boolean
  readonly isCurrent: boolean
  readonly onChoose: () => void
}

const HeroArch = ({ hero, group, chosen, isCurrent, onChoose }: ArchProps) => (
  <label className={classes(styles.hero, styles[hero.class], chosen && styles.chosen)}>
    <input
      type="radio"
      name={group}
      value={hero.class}
      checked={chosen}
      onChange={onChoose}
      className={styles.radio}
      data-autofocus={chosen ? '' : undefined}
    />
    <span className={styles.arch}>
      <Avatar art={hero.avatar} />
    </span>
    <span className={styles.plate}>
      <strong>{t(`classes.${hero.class}`)}</strong>
      {isCurrent && <small>{t('classes.yours')}</small>}
    </span>
  </label>
)

/** What the class is about, its attributes and its skills with what they would do for the player now. */
const HeroDetails = ({ hero }: { readonly hero: ClassHero }) => (
  <section className={styles.details} aria-live="polite" aria-label={t(`classes.${hero.class}`)}>
    <div className={styles.about}>
      <p className={styles.motto}>{t(`classes.motto.${hero.class}`)}</p>
      <p>{t(`classes.about.${hero.class}`)}</p>
      <h3 className={styles.heading}>{t('classes.attributes')}</h3>
      <ol className={styles.attributes}>
        {hero.attributes.map(({ attribute, total }) => (
          <li key={attribute}>
            <span>{t(`classes.attribute.${attribute}`)}</span>
            <strong>{formatNumber(total, { maximumFractionDigits: 1 })}</strong>
          </li>
        ))}
      </ol>
    </div>
    <div>
      <h3 className={styles.heading}>{t('classes.skills')}</h3>
      <ul className={styles.skills}>
        {hero.skills.map(({ key, name, notes, art, level, gains }) => (
          <li key={key} className={styles.skill}>
            <SkillPicture art={art} of={hero.class} size={52} />
            <div>
              <p className={styles.skillName}>
                <strong>{name}</strong> <span>{t('classes.fromLevel', { level })}</span>
              </p>
              <p className={styles.notes}>{notes}</p>
              {gains.length > 0 && <p className={styles.gains}>{gains.map(gainText).join(', ')}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
