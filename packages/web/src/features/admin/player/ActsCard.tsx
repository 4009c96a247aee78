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
  const [confirming, setConfirming] = useState<Act>()
  const acts = ACTS.filter((act) => act !== 'removeFromParty' || hero.party['_id'] !== undefined)
  return (
    <Card className={admin.entry}>
      <div className={admin.line}>
        {acts.map((act) => (
          <Button key={act} size="sm" busy={busy} onClick={() => setConfirming(act)}>
            {t(`admin.act.${act}`)}
          </Button>
        ))}
      </div>
      {confirming !== undefined && (
        <Dialog
          open
          width="sm"
          title={t(`admin.act.${confirming}`)}
          onClose={() => setConfirming(undefined)}
          actions={
            <Button
              variant={confirming === 'sendResetLink' ? 'primary' : 'danger'}
              onClick={() => {
                if (confirming === 'sendResetLink') onSendResetLink()
                else onSave({ [confirming]: true })
                setConfirming(undefined)
              }}
            >
              {t(`admin.act.${confirming}`)}
            </Button>
          }
        >
          <p>{t(`admin.actText.${confirming}`, { email: textAt(hero.auth['local'], 'email') || '–' })}</p>
        </Dialog>
      )}
    </Card>
  )
}
