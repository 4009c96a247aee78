import { useCallback, useEffect, useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { useMutation, useQuery } from '../../../queries/index.ts'
import {
  browserPush,
  type BrowserPush,
  forgetSubscription,
  noteSubscription,
  type PushState,
  useNameZone,
} from '../../../push/index.ts'
import { toasts } from '../../../toasts/index.ts'
import { showSuccess } from '../show-success.ts'
import { SettingsGroup } from '../SettingsGroup.tsx'
import { useIsOffline } from '../use-is-offline.ts'
import { type Device, type DevicesState, DevicesView } from './DevicesView.tsx'
import { PushKinds } from './PushKinds.tsx'

type Props = {
  /** That of this window; stories give another one. */
  readonly browser?: BrowserPush
}

/** Messages to this and other devices, where the server sends any. decision 124 */
export const DevicesGroup = ({ browser = browserPush }: Props) => {
  const isOffline = useIsOffline()
  const { data, isError, refetch } = useQuery('pushSubscriptions', {}, { enabled: !isOffline })
  const { here, look } = useHere(browser)
  const nameZone = useNameZone()
  const [isAsking, setAsking] = useState(false)
  const invalidates = ['pushSubscriptions'] as const
  const add = useMutation('addPushSubscription', {
    invalidates,
    onDone: (subscription) => {
      noteSubscription(subscription)
      look()
      showSuccess(t('settings.push.on'))
    },
  })
  const remove = useMutation('removePushSubscription', {
    invalidates,
    onDone: () => showSuccess(t('settings.push.ended')),
  })
  const attempt = useMutation('tryPushSubscription', { invalidates, onDone: ({ failure }) => showTestResult(failure) })
  if (data?.publicKey === null) return null

  const turnOn = async (publicKey: string): Promise<void> => {
    setAsking(true)
    const address = await browser.turnOn(publicKey).catch(() => undefined)
    setAsking(false)
    look()
    if (address !== undefined) {
      nameZone()
      add.send({ body: address })
    }
    if (address === undefined && (await browser.state()).type === 'off')
      toasts.show({ type: 'error', text: t('settings.push.notOn'), flavorMessage: t('settings.push.notOnHint') })
  }
  const turnOff = (device: Device): void => {
    if (device.isHere) {
      forgetSubscription()
      void browser.turnOff().then(look, look)
    }
    remove.send({ params: { id: device.id } })
  }
  return (
    <SettingsGroup title={t('settings.group.push')}>
      <DevicesView
        state={toState({ here, data, isOffline, isError, onRetry: () => void refetch() })}
        isBusy={isAsking || add.isPending || remove.isPending || attempt.isPending}
        onTurnOn={() => {
          if (data !== undefined) void turnOn(data.publicKey ?? '')
        }}
        onTry={({ id }) => attempt.send({ params: { id } })}
        onRemove={turnOff}
      />
      <PushKinds />
    </SettingsGroup>
  )
}

const useHere = (browser: BrowserPush) => {
  const [here, setHere] = useState<PushState>()
  const look = useCallback(() => void browser.state().then(setHere, () => setHere({ type: 'unsupported' })), [browser])
  useEffect(look, [look])
  return { here, look }
}

const showTestResult = (failure: string | null): void => {
  if (failure === null) showSuccess(t('settings.push.tried'))
  else
    toasts.show({
      type: 'error',
      text: t('settings.push.notTried'),
      flavorMessage: t(`settings.push.reason.${failure === 'gone' ? 'gone' : 'other'}`),
    })
}

type Facts = {
  readonly here: PushState | undefined
  readonly data:
    | {
        readonly subscriptions: ReadonlyArray<{
          readonly id: string
          readonly endpoint: string
          readonly label: string
          readonly createdAt: string
        }>
      }
    | undefined
  readonly isOffline: boolean
  readonly isError: boolean
  readonly onRetry: () => void
}

/** A browser that the server no longer writes to is off, whatever it thinks itself. */
const toState = ({ here, data, isOffline, isError, onRetry }: Facts): DevicesState => {
  if (isOffline) return { type: 'offline' }
  if (isError) return { type: 'failed', onRetry }
  if (data === undefined || here === undefined) return { type: 'loading' }
  const own = here.type === 'on' ? here.endpoint : undefined
  const devices = data.subscriptions.map(({ id, label, createdAt, endpoint }) => ({
    id,
    label,
    since: Date.parse(createdAt),
    isHere: endpoint === own,
  }))
  const isOff = here.type === 'on' && !devices.some(({ isHere }) => isHere)
  return { type: 'list', here: isOff ? 'off' : here.type, devices }
}
