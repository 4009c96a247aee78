import { Search, UsersRound } from 'lucide-react'
import { t } from '../../i18n/index.ts'
import { Button, Card, Page, PageHead } from '../../ui/index.ts'
import styles from './NoPartyView.module.css'

/** A party that somebody invites the player to. */
export type PartyInvitation = { readonly id: string; readonly name: string }

type Props = {
  readonly invitations: ReadonlyArray<PartyInvitation>
  /** Missing while the name is not confirmed. */
  readonly username: string | undefined
  readonly seeking: boolean
  readonly busy: boolean
  readonly onCreate: () => void
  readonly onSeek: (on: boolean) => void
  readonly onJoin: (id: string) => void
  readonly onReject: (id: string) => void
}

/** Found a party, or find one: what the page shows to players without. docs/reference/screens.md 6.6. */
export const NoPartyView = ({ invitations, username, seeking, busy, onCreate, onSeek, onJoin, onReject }: Props) => (
  <Page width="text">
    <PageHead title={t('party.noneTitle')} line={t('party.noneText')} />
    {invitations.map(({ id, name }) => (
      <Card key={id} className={styles.invitation} aria-label={t('party.invitation', { name })}>
        <p className={styles.name} dir="auto">
          {t('party.invitation', { name })}
        </p>
        <div className={styles.actions}>
          <Button variant="primary" busy={busy} onClick={() => onJoin(id)}>
            {t('party.join')}
          </Button>
          <Button onClick={() => onReject(id)}>{t('party.reject')}</Button>
        </div>
      </Card>
    ))}
    <div className={styles.choices}>
      <Card className={styles.choice}>
        <UsersRound size={40} aria-hidden="true" className={styles.icon} />
        <h2>{t('party.createTitle')}</h2>
        <p className={styles.text}>{t('party.createText')}</p>
        <Button variant={invitations.length === 0 ? 'primary' : 'secondary'} busy={busy} onClick={onCreate}>
          {t('party.create')}
        </Button>
      </Card>
      <Card className={styles.choice}>
        <Search size={40} aria-hidden="true" className={styles.icon} />
        <h2>{t('party.findTitle')}</h2>
        <p className={styles.text}>{t(seeking ? 'party.seekingText' : 'party.findText')}</p>
        {username !== undefined && (
          <p className={styles.text}>
            {t('party.yourName')} <bdi className={styles.username}>@{username}</bdi>
          </p>
        )}
        <Button onClick={() => onSeek(!seeking)}>{t(seeking ? 'party.stopSeeking' : 'party.seek')}</Button>
      </Card>
    </div>
  </Page>
)
