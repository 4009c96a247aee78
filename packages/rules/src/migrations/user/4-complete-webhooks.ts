import { partOf, partsOf, type Step, type Stored } from '../step.ts'

const complete =
  (createdAt: unknown) =>
  (webhook: Stored): Stored => ({
    type: 'taskActivity',
    label: '',
    enabled: true,
    failures: 0,
    options: {},
    createdAt,
    updatedAt: createdAt,
    ...webhook,
  })

/** Webhooks say what they are told about and how they fared; one without an address was never told anything. */
export const completeWebhooks: Step = (user) => {
  const { created } = partOf(partOf(user, 'auth'), 'timestamps')
  const reachable = partsOf(user, 'webhooks').filter(({ id, url }) => typeof id === 'string' && typeof url === 'string')
  return { ...user, webhooks: reachable.map(complete(created)) }
}
