import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatDay, t } from '../../i18n/index.ts'
import { Button, FormattingHelp, Meter, RichText, TextArea, TextField, Refusal } from '../../ui/index.ts'
import styles from './AboutTab.module.css'
import type { ProfileModel } from './profile-model.ts'

type Props = {
  readonly profile: ProfileModel
  /** For one's own profile. */
  readonly own?: {
    readonly stableHref: string
    readonly onSave: (about: ProfileModel['about']) => void
    /** Why the last change was refused. */
    readonly refused: string | undefined
  }
}

/** What a player says about themselves, and the facts. docs/reference/screens.md 3.1. */
export const AboutTab = ({ profile, own }: Props) => {
  const { about, facts, animals } = profile
  const [editing, setEditing] = useState(false)
  return (
    <>
      {editing && own !== undefined ? (
        <AboutForm
          about={about}
          onCancel={() => setEditing(false)}
          onSave={(next) => {
            own.onSave(next)
            setEditing(false)
          }}
        />
      ) : (
        <section className={styles.section} aria-label={t('profile.about')}>
          {about.blurb === '' ? (
            <p className={styles.empty}>{t(own !== undefined ? 'profile.nothingYet' : 'profile.nothingSaid')}</p>
          ) : (
            <RichText text={about.blurb} />
          )}
          {own !== undefined && (
            <Button size="sm" className={styles.edit} onClick={() => setEditing(true)}>
              {t('profile.edit')}
            </Button>
          )}
          <Refusal reason={own?.refused} />
        </section>
      )}
      <dl className={styles.facts}>
        <Fact label={t('profile.joined')}>{formatDay(Date.parse(facts.joined))}</Fact>
        <Fact label={t('profile.lastSeen')}>{formatDay(Date.parse(facts.lastSeen))}</Fact>
        <Fact label={t('profile.checkIns')}>{t('profile.days', { count: facts.checkIns })}</Fact>
        <Fact label={t('profile.perfectDays')}>{t('profile.days', { count: facts.perfectDays })}</Fact>
      </dl>
      {own !== undefined && facts.nextRewardAt > 0 && (
        <div className={styles.meter}>
          <span>{t('profile.nextGift')}</span>
          <Meter label={t('overlays.checkInBar')} value={facts.checkIns} max={facts.nextRewardAt} />
        </div>
      )}
      <section className={styles.section} aria-label={t('profile.animals')}>
        <h3 className={styles.heading}>{t('profile.animals')}</h3>
        <div className={styles.meter}>
          <span>{t('profile.pets')}</span>
          <Meter label={t('profile.pets')} kind="feeding" value={animals.pets.found} max={animals.pets.total} />
        </div>
        <div className={styles.meter}>
          <span>{t('profile.mounts')}</span>
          <Meter label={t('profile.mounts')} kind="feeding" value={animals.mounts.found} max={animals.mounts.total} />
        </div>
        {own !== undefined && <Link to={own.stableHref}>{t('profile.toStable')}</Link>}
      </section>
    </>
  )
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

type FormProps = {
  readonly about: ProfileModel['about']
  readonly onSave: (about: ProfileModel['about']) => void
  readonly onCancel: () => void
}

const AboutForm = ({ about, onSave, onCancel }: FormProps) => {
  const [draft, setDraft] = useState(about)
  return (
    <form
      className={styles.section}
      onSubmit={(event) => {
        event.preventDefault()
        onSave(draft)
      }}
    >
      <TextField
        label={t('profile.name')}
        value={draft.name}
        maxLength={30}
        required
        onChange={({ target }) => setDraft({ ...draft, name: target.value })}
      />
      <TextArea
        label={t('profile.aboutYou')}
        hint={t('profile.aboutHint')}
        aside={<FormattingHelp />}
        value={draft.blurb}
        onChange={({ target }) => setDraft({ ...draft, blurb: target.value })}
      />
      <TextField
        label={t('profile.imageUrl')}
        value={draft.imageUrl}
        onChange={({ target }) => setDraft({ ...draft, imageUrl: target.value })}
      />
      <div className={styles.actions}>
        <Button variant="tertiary" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="primary">
          {t('common.save')}
        </Button>
      </div>
    </form>
  )
}
