import type { Hero } from '@daykeep/api/contract'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Button, Card, Dialog } from '../../../ui/index.ts'
import admin from '../Admin.module.css'
import type { HeroParty } from '../answers.ts'
import { textAt } from './text-at.ts'

type Props = {
  readonly hero: Hero
  readonly hasFullAccess: boolean
  readonly party: HeroParty | undefined
  readonly busy: boolean
  readonly onSave: (body: Readonly<Record<string, unknown>>) => void
}

const ACTS = ['resetCron', 'changeApiToken', 'removeFromParty'] as const
type Act = (typeof ACTS)[number]

/** What support does at once: each asks first. */
export const ActsCard = ({ hero, hasFullAccess, party, busy, onSave }: Props) => {
  const [asked, setAsked] = useState<Act>()
  const acts = ACTS.filter((act) => act !== 'removeFromParty' || hero.party['_id'] !== undefined)
  return (
    <Card className={admin.entry}>
      {party !== undefined && (
        <p className={admin.meta}>
          {t('admin.party', {
            members: party.memberCount,
            quest: textAt(party.quest, 'key') === '' ? '–' : textAt(party.quest, 'key'),
          })}{' '}
          {hasFullAccess && <Link to={pathTo('adminGroup', { groupId: party._id })}>{t('admin.toGroup')}</Link>}
        </p>
      )}
      <div className={admin.line}>
        {acts.map((act) => (
          <Button key={act} size="sm" busy={busy} onClick={() => setAsked(act)}>
            {t(`admin.act.${act}`)}
          </Button>
        ))}
      </div>
      {asked !== undefined && (
        <Dialog
          open
          width="sm"
          title={t(`admin.act.${asked}`)}
          onClose={() => setAsked(undefined)}
          actions={
            <Button
              variant="danger"
              onClick={() => {
                onSave({ [asked]: true })
                setAsked(undefined)
              }}
            >
              {t(`admin.act.${asked}`)}
            </Button>
          }
        >
          <p>{t(`admin.actText.${asked}`)}</p>
        </Dialog>
      )}
    </Card>
  )
}
