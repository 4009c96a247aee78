import type { Task } from '@daykeep/rules/model'
import { itRefuses } from '../../test-kit/it-refuses.ts'

const SOMEBODY = '2f8c5a0f-90c4-4f8e-9a8f-2f8c5a0f1d11'

const fromChallenge = (task: Task): Task => ({ ...task, challenge: { id: SOMEBODY } })

itRefuses('what one does among people', [
  [`POST /groups/${SOMEBODY}/reject-invite`, 'nobody has invited', 401, 'messageGroupRequiresInvite'],
  ['POST /user/block/ME', 'it is oneself', 400, 'blockYourself'],
  ['POST /user/block/somebody', 'it is no id', 400, 'invalidUUID'],
  ['POST /tasks/unlink-one/TASK', 'nothing is said of keeping', 400, 'invalidReqParams', { field: 'keep' }],
  ['POST /tasks/unlink-one/TASK?keep=keep-all', 'it is about one', 400, 'invalidReqParams', { field: 'keep' }],
  [`POST /tasks/unlink-one/${SOMEBODY}?keep=keep`, 'there is no such task', 404, 'messageTaskNotFound'],
  ['POST /tasks/unlink-one/TASK?keep=keep', 'it is of no challenge', 400, 'cantOnlyUnlinkChalTask'],
  [
    'POST /tasks/unlink-one/TASK?keep=keep',
    'its challenge goes on',
    400,
    'cantOnlyUnlinkChalTask',
    { task: fromChallenge },
  ],
  [`POST /tasks/unlink-all/${SOMEBODY}?keep=keep`, 'it is about all', 400, 'invalidReqParams', { field: 'keep' }],
  ['POST /tasks/unlink-all/reading?keep=keep-all', 'it is no id', 400, 'invalidReqParams', { field: 'challengeId' }],
  [
    `POST /tasks/unlink-all/${SOMEBODY}?keep=keep-all`,
    'the challenge goes on',
    400,
    'cantOnlyUnlinkChalTask',
    { task: fromChallenge },
  ],
])

const url = 'https://example.org/hook'

itRefuses('webhooks', [
  ['POST /user/webhook', 'there is no address', 400, 'invalidReqParams', { body: {} }],
  ['POST /user/webhook', 'the address is none', 400, 'invalidReqParams', { body: { url: 'ftp://example.org' } }],
  ['POST /user/webhook', 'there is no such kind', 400, 'invalidReqParams', { body: { url, type: 'weather' } }],
  ['POST /user/webhook', 'a switch is neither on nor off', 400, 'webhookBooleanOption', { body: { url, enabled: 1 } }],
  [
    'POST /user/webhook',
    'an option is neither on nor off',
    400,
    'webhookBooleanOption',
    { body: { url, options: { scored: 'often' } } },
  ],
  ['POST /user/webhook', 'no group is named', 400, 'groupIdRequired', { body: { url, type: 'groupChatReceived' } }],
  ['POST /user/webhook', 'the id is none', 400, 'invalidReqParams', { body: { url, id: 'bell' }, field: 'id' }],
  [`PUT /user/webhook/${SOMEBODY}`, 'there is none of that id', 404, 'noWebhookWithId', { body: { label: 'Bell' } }],
  [`DELETE /user/webhook/${SOMEBODY}`, 'there is none of that id', 404, 'noWebhookWithId'],
])
