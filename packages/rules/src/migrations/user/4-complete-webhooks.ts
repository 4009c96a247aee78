import { objectAt, objectsAt, type MigrationStep, type StoredDocument } from '../step.ts'

const withDefaults =
  (createdAt: unknown) =>
  (webhook: StoredDocument): StoredDocument => ({
    type: 'taskActivity',
    label: '',
    enabled: true,
    failures: 0,
    options: {},
    createdAt,
    updatedAt: createdAt,
    ...webhook,
  })

/** Fills in missing fields of webhooks; drops those without an id or URL, which never worked. */
export const completeWebhooks: MigrationStep = (user) => {
  const { created } = objectAt(objectAt(user, 'auth'), 'timestamps')
  const reachable = objectsAt(user, 'webhooks').filter(
    ({ id, url }) => typeof id === 'string' && typeof url === 'string',
  )
  return { ...user, webhooks: reachable.map(withDefaults(created)) }
}
