import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { lands, pictures } from 'virtual:home-pictures'
import { PictureFrame, type Season } from '../../art/index.ts'
import { t } from '../../i18n/index.ts'
import { Button, classes } from '../../ui/index.ts'
import styles from './HomeView.module.css'

type Props = {
  /** The form that opens an account. */
  readonly form: ReactNode
  /** The land that is drawn; nothing where the browser chooses it (home-page.js). */
  readonly season?: Season
}

/** The landing page. Its hero is dark in both themes. */
export const HomeView = ({ form, season }: Props) => (
  <>
    <section className={styles.hero}>
      <img className={styles.land} data-land="" src={season && lands[season]} alt="" />
      <div className={styles.pitch}>
        <h1 className={styles.headline}>{t('home.headline')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <div className={styles.ways}>
          <Button asChild variant="primary">
            <a href="#start">{t('home.start')}</a>
          </Button>
          <Button asChild variant="outline">
            <a href="#day">{t('home.see')}</a>
          </Button>
        </div>
      </div>
      <ul className={styles.cast} aria-hidden="true">
        {pictures.people.map((picture, at) => (
          <li key={at}>
            <PictureFrame picture={picture} viewBox={picture.viewBox} />
          </li>
        ))}
      </ul>
      <div className={styles.battlement} aria-hidden="true" />
    </section>

    <section id="day" className={styles.plates} aria-label={t('home.plates')}>
      <Plate title={t('home.tasksTitle')} text={t('home.tasksText')}>
        <ul className={styles.tasks}>
          {(['good', 'better', 'best'] as const).map((step, at) => (
            <li key={step} className={styles.task}>
              <span className={classes(styles.strip, styles[step])}>
                <span className={styles.key}>
                  <span className={styles.box}>{at < 2 && <Check size={13} strokeWidth={3} />}</span>
                </span>
              </span>
              {t(`home.task_${at + 1}`)}
            </li>
          ))}
        </ul>
      </Plate>
      <Plate title={t('home.gearTitle')} text={t('home.gearText')}>
        <ul className={styles.gallery} aria-hidden="true">
          {pictures.gear.map((picture, at) => (
            <li key={at} className={styles.tile}>
              <PictureFrame picture={picture} viewBox={picture.viewBox} size={48} />
            </li>
          ))}
        </ul>
      </Plate>
      <Plate title={t('home.petsTitle')} text={t('home.petsText')}>
        <ul className={styles.gallery} aria-hidden="true">
          {pictures.animals.map((picture, at) => (
            <li key={at}>
              <PictureFrame picture={picture} viewBox={picture.viewBox} size={64} />
            </li>
          ))}
        </ul>
      </Plate>
    </section>

    <section id="start" className={styles.start} aria-labelledby="start-title">
      <div>
        <h2 id="start-title" className={styles.second}>
          {t('home.startTitle')}
        </h2>
        <ul className={styles.points}>
          {['home.point1', 'home.point2', 'home.point3'].map((point) => (
            <li key={point} className={styles.point}>
              <Check size={20} strokeWidth={2.6} aria-hidden="true" />
              {t(point)}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.form}>{form}</div>
    </section>
  </>
)

type PlateProps = { readonly title: string; readonly text: string; readonly children: ReactNode }

const Plate = ({ title, text, children }: PlateProps) => (
  <article>
    <div className={styles.well}>{children}</div>
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.text}>{text}</p>
  </article>
)
