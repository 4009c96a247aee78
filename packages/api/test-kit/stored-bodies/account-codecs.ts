import * as t from 'io-ts'
import type {
  AccountBody,
  AuthRequest,
  CeremonyBody,
  FeedDocument,
  IdentityBody,
  PasskeyBody,
} from '../../src/accounts/index.ts'
import type { TokenBody } from '../../src/core/session.ts'
import type { PushSubscription } from '../../src/deliveries/index.ts'
import { bodyCodec } from './body-codec.ts'

const network = t.keyof({ google: null, apple: null, oidc: null })

const identity = t.intersection([
  t.type({ network, issuer: t.string, subject: t.string, isEmailVerified: t.boolean }),
  t.partial({ email: t.string, name: t.string }),
])

/** What is stored of those who sign in, and of their devices. */
export const accountCodecs = {
  accounts: bodyCodec<AccountBody>()(
    t.intersection([
      t.type({ username: t.string, usernameLower: t.string, createdAt: t.number }),
      t.partial({
        email: t.string,
        emailLower: t.string,
        emailProven: t.literal(true),
        passwordHash: t.string,
        totp: t.type({ secret: t.string, lastStep: t.number, recovery: t.array(t.string) }),
        newTotp: t.type({ secret: t.string, expiresAt: t.number }),
        reset: t.intersection([
          t.type({ hash: t.string, expiresAt: t.number }),
          t.partial({ byMail: t.literal(true) }),
        ]),
      }),
    ]),
  ),
  identities: bodyCodec<IdentityBody>()(t.type({ userId: t.string, network, linkedAt: t.number })),
  authRequests: bodyCodec<AuthRequest>()(
    t.intersection([
      t.type({ network, browserHash: t.string, nonce: t.string, codeVerifier: t.string, expiresAt: t.number }),
      t.partial({ linkTo: t.string, identity }),
    ]),
  ),
  passkeys: bodyCodec<PasskeyBody>()(
    t.type({
      userId: t.string,
      publicKey: t.string,
      counter: t.number,
      transports: t.array(t.string),
      name: t.string,
      createdAt: t.number,
      lastUsedAt: t.number,
    }),
  ),
  passkeyCeremonies: bodyCodec<CeremonyBody>()(t.type({ challenge: t.string, userId: t.string, expiresAt: t.number })),
  throttles: t.type({ points: t.number, resetsAt: t.number }),
  tokens: bodyCodec<TokenBody>()(
    t.intersection([
      t.type({
        userId: t.string,
        publicId: t.string,
        label: t.string,
        createdAt: t.number,
        lastUsedAt: t.number,
      }),
      t.partial({ kind: t.literal('api') }),
    ]),
  ),
  calendarFeeds: bodyCodec<FeedDocument>()(t.type({ userId: t.string, hash: t.string, createdAt: t.number })),
  pushSubscriptions: bodyCodec<PushSubscription>()(
    t.type({
      userId: t.string,
      endpoint: t.string,
      keys: t.type({ p256dh: t.string, auth: t.string }),
      label: t.string,
      createdAt: t.number,
    }),
  ),
  unsubscribed: t.type({ at: t.number }),
  keys: t.union([t.type({ publicKey: t.string, privateKey: t.string }), t.type({ key: t.string })]),
} as const
