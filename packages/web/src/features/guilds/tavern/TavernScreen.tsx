import { Link } from 'react-router-dom'
import { t } from '../../../i18n/index.ts'
import { useQuery } from '../../../queries/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { useDispatch, usePlayer } from '../../../sync/index.ts'
import { Button, Card, ErrorState, Skeleton } from '../../../ui/index.ts'
import { openBugReport } from '../../bug-report/index.ts'
import { ChatPanel } from '../../chat/index.ts'
import { GroupPage } from '../GroupPage.tsx'
import { Staff } from './Staff.tsx'
import styles from './TavernScreen.module.css'
import { Tiers } from './Tiers.tsx'
import { toStaff } from './to-staff.ts'
import { WorldBossPanel } from '../world-boss/index.ts'

const TAVERN = { params: { groupId: 'habitrpg' } }

/** The first word of the glossary among the questions. */
const GLOSSARY = 'wordStreak'

/** Where everybody talks, and where one rests. docs/reference/screens.md 10.1. */
export const TavernScreen = () => {
  const { data, error, refetch } = useQuery('getGroup', TAVERN)
  const hall = useQuery('heroes', {})
  if (data === undefined)
    return error === null ? (
      <Skeleton shape="card" height={240} />
    ) : (
      <ErrorState title={t('guilds.notLoaded')} onRetry={() => void refetch()} />
    )
  return (
    <GroupPage
      title={t('titles.tavern')}
      line={t('guilds.tavernLine')}
      actions={null}
      description=""
      side={
        <>
          <WorldBossPanel quest={data.quest} />
          <Resting />
        </>
      }
      about={
        <>
          <Staff staff={toStaff(hall.data ?? [])} />
          <Links />
          <Tiers />
        </>
      }
      chat={<ChatPanel groupId={data._id} title={t('guilds.tavernTalk')} />}
    />
  )
}

const Links = () => (
  <Card className={styles.links}>
    <Link to={pathTo('guidelines')}>{t('titles.guidelines')}</Link>
    <Link to={pathTo('faqTavern')}>{t('titles.faqTavern')}</Link>
    <Link to={pathTo('faq')}>{t('titles.faq')}</Link>
    <Link to={`${pathTo('faq')}#${GLOSSARY}`}>{t('guilds.toGlossary')}</Link>
    <Link to={pathTo('contact')}>{t('titles.contact')}</Link>
    <Button variant="tertiary" onClick={openBugReport}>
      {t('bugReport.open')}
    </Button>
  </Card>
)

const Resting = () => {
  const dispatch = useDispatch()
  const sleeps = usePlayer(({ user }) => user.preferences.sleep)
  return (
    <Card className={styles.links}>
      <h2 className={styles.title}>{t(sleeps ? 'guilds.resting' : 'guilds.awake')}</h2>
      <p>{t(sleeps ? 'guilds.restingText' : 'guilds.awakeText')}</p>
      <Button onClick={() => dispatch('toggleSleep', {})}>{t(sleeps ? 'guilds.getUp' : 'guilds.rest')}</Button>
    </Card>
  )
}
