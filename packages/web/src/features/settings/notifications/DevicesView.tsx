import { formatMoment, t } from '../../../i18n/index.ts'
import { Button, ErrorState, Skeleton } from '../../../ui/index.ts'
import styles from './Devices.module.css'

/** A browser that the server writes to. */
export type Device = { readonly id: string; readonly label: string; readonly since: number; readonly isHere: boolean }

/** How this browser stands to messages: it cannot, its user has forbidden them, or they are off or on. */
export type HereState = 'unsupported' | 'denied' | 'off' | 'on'

export type DevicesState =
  | { readonly type: 'loading' }
  | { readonly type: 'offline' }
  | { readonly type: 'failed'; readonly onRetry: () => void }
  | { readonly type: 'list'; readonly here: HereState; readonly devices: ReadonlyArray<Device> }

type Props = {
  readonly state: DevicesState
  readonly isBusy: boolean
  readonly onTurnOn: () => void
  readonly onTry: (device: Device) => void
  readonly onRemove: (device: Device) => void
}

/** Which devices show messages, and the switch for this one. */
export const DevicesView = ({ state, ...props }: Props) => {
  switch (state.type) {
    case 'loading':
      return (
        <li className={styles.item}>
          <Skeleton />
        </li>
      )
    case 'offline':
      return <li className={styles.item}>{t('settings.needsNetwork')}</li>
    case 'failed':
      return (
        <li className={styles.item}>
          <ErrorState title={t('settings.push.failed')} onRetry={state.onRetry} />
        </li>
      )
    case 'list':
      return <Devices {...state} {...props} />
  }
}

const Devices = ({
  here,
  devices,
  isBusy,
  onTurnOn,
  ...acts
}: Extract<DevicesState, { readonly type: 'list' }> & Omit<Props, 'state'>) => (
  <>
    {here !== 'on' && (
      <li className={styles.item}>
        <p>{t(`settings.push.${here}`)}</p>
        {here === 'off' && (
          <Button variant="primary" busy={isBusy} onClick={onTurnOn}>
            {t('settings.push.turnOn')}
          </Button>
        )}
      </li>
    )}
    {devices
      .toSorted((one, other) => Number(other.isHere) - Number(one.isHere) || one.since - other.since)
      .map((device) => (
        <DeviceItem key={device.id} device={device} isBusy={isBusy} {...acts} />
      ))}
  </>
)

const DeviceItem = ({
  device,
  isBusy,
  onTry,
  onRemove,
}: Pick<Props, 'isBusy' | 'onTry' | 'onRemove'> & { readonly device: Device }) => {
  const { id, label, since, isHere } = device
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <h3 id={`device-${id}`} className={styles.name}>
          {label}
        </h3>
        <p className={styles.since}>
          {t(isHere ? 'settings.push.here' : 'settings.push.since', { date: formatMoment(since) })}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button
          size="sm"
          id={`device-${id}-try`}
          aria-labelledby={`device-${id}-try device-${id}`}
          busy={isBusy}
          onClick={() => onTry(device)}
        >
          {t('settings.push.try')}
        </Button>
        <Button
          size="sm"
          variant="danger"
          id={`device-${id}-off`}
          aria-labelledby={`device-${id}-off device-${id}`}
          busy={isBusy}
          onClick={() => onRemove(device)}
        >
          {t('settings.push.turnOff')}
        </Button>
      </div>
    </li>
  )
}
