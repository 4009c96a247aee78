import type { Hero } from '@daykeep/api/contract'
import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button, Card, Dialog } from '../../../ui/index.ts'
import admin from '../Admin.module.css'
import { textAt } from './text-at.ts'

type Props = {
  readonly hero: Hero
  readonly busy: boolean
  readonly onSave: (body: Readonly<Record<string, unknown>>) => void
  readonly onSendResetLink: () => void
}

const ACTS = ['sendResetLink', 'resetCron', 'changeApiToken', 'removeFromParty'] as const
type Act = (typeof ACTS)[number]

/** What support does at once: each asks first. */
export const ActsCard = ({ hero, busy, onSave, onSendResetLink }: Props) => {
  const [asked, setAsked] = useState<Act>()
  const acts = ACTS.filter((act) => act !== 'removeFromParty' || hero.party['_id'] !== undefined)
  return (
    <Card className={admin.entry}>
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
              variant={asked === 'sendResetLink' ? 'primary' : 'danger'}
              onClick={() => {
                if (asked === 'sendResetLink') onSendResetLink()
                else onSave({ [asked]: true })
                setAsked(undefined)
              }}
            >
              {t(`admin.act.${asked}`)}
            </Button>
          }
        >
          <p>{t(`admin.actText.${asked}`, { email: textAt(hero.auth['local'], 'email') || '–' })}</p>
        </Dialog>
      )}
    </Card>
  )
}
