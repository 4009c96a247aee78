import type { SignInNetwork } from '@daykeep/api/contract'
import { KeyRound } from 'lucide-react'
import { t } from '../../../i18n/index.ts'
import { Button, Refusal } from '../../../ui/index.ts'
import styles from './ProviderSignIn.module.css'

type Props = {
  readonly networks: ReadonlyArray<SignInNetwork>
  readonly onNetwork: (network: SignInNetwork['network']) => void
  /** Missing where this browser knows no passkeys, or they do not help. */
  readonly onPasskey?: (() => void) | undefined
  /** What was pressed and is under way. */
  readonly busy?: SignInNetwork['network'] | 'passkey' | undefined
  readonly problem?: string | undefined
}

/** The ways in besides a password: the providers of this server, and passkeys. docs/reference/screens.md 16. */
export const ProviderSignIn = ({ networks, onNetwork, onPasskey, busy, problem }: Props) => {
  if (networks.length === 0 && onPasskey === undefined) return null
  return (
    <div className={styles.others}>
      <p className={styles.or}>{t('auth.or')}</p>
      <Refusal reason={problem} />
      {networks.map(({ network, name }) => (
        <Button key={network} variant="secondary" wide busy={busy === network} onClick={() => onNetwork(network)}>
          {t('auth.continueWith', { name })}
        </Button>
      ))}
      {onPasskey !== undefined && (
        <Button variant="secondary" wide busy={busy === 'passkey'} onClick={onPasskey}>
          <KeyRound size={17} aria-hidden="true" /> {t('auth.withPasskey')}
        </Button>
      )}
    </div>
  )
}
